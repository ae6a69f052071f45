/** All that a use case works with, connected by `wire()`. */
import type { Configuration } from "../domain/configuration.ts";
import { type Clock, UnwiredPortError, type WikiFiles } from "../domain/ports.ts";
import type { Store } from "../store/port.ts";
import type { WikiLocation } from "./locate.ts";

export interface Palimpsest {
  readonly location: WikiLocation;
  readonly configuration: Configuration;
  /** Text of `palimpsest.yaml`; null without one. */
  readonly configurationText: string | null;
  readonly files: WikiFiles;
  readonly store: Store;
  readonly clock: Clock;
  /** What a person should know about the place of the index; mostly nothing. */
  readonly remarks: readonly string[];
}

/** A {@link Palimpsest} of some parts; each of the others throws {@link UnwiredPortError} when it is used. */
export function connect(parts: Partial<Palimpsest>): Palimpsest {
  return {
    get location() {
      return wired("location", parts.location);
    },
    get configuration() {
      return wired("configuration", parts.configuration);
    },
    get configurationText() {
      return wired("configurationText", parts.configurationText);
    },
    get files() {
      return wired("files", parts.files);
    },
    get store() {
      return wired("store", parts.store);
    },
    get clock() {
      return wired("clock", parts.clock);
    },
    get remarks() {
      return wired("remarks", parts.remarks);
    },
  };
}

function wired<Part>(port: keyof Palimpsest, part: Part | undefined): Part {
  if (part === undefined) throw new UnwiredPortError(port);
  return part;
}
