/** The one place where ports get their adapters. */
import type { Clock } from "../domain/ports.ts";
import { failed, ok, type Result } from "../domain/result.ts";
import type { StoreFault } from "../store/port.ts";
import { openSqliteStore } from "../store/sqlite/store.ts";
import { openFolder } from "../wiki/files.ts";
import { type ConfigurationFault, loadConfiguration } from "./load-configuration.ts";
import { type LocateFault, type LocateOptions, locateWiki } from "./locate.ts";
import { connect, type Palimpsest } from "./palimpsest.ts";
import { prepareStore } from "./prepare-store.ts";
import type { PlaceFault } from "./store-place.ts";

export interface WireOptions extends LocateOptions {
  /** The machine's clock by default. */
  readonly clock?: Clock;
}

/** Why nothing can be done with a wiki. Each says in words what happened and, in the imperative, what to do. */
export type WireFault =
  | LocateFault
  | PlaceFault
  | ConfigurationFault
  | {
      readonly kind: "store";
      readonly message: string;
      readonly fix: string;
      readonly fault: StoreFault;
    };

/**
 * Finds the wiki, opens its index and reads its configuration; indexes nothing yet. The caller closes the store.
 * With an index that was made with the same `palimpsest.yaml`, no YAML parser is loaded.
 */
export async function wire(options: WireOptions): Promise<Result<Palimpsest, WireFault>> {
  const located = locateWiki(options);
  if (!located.ok) return located;
  const location = located.value;
  const prepared = prepareStore(location);
  if (!prepared.ok) return prepared;
  const store = await openSqliteStore(location.storeFile);
  if (!store.ok) return failed(storeFault(store.fault));
  const configured = await loadConfiguration(location.configurationFile, store.value);
  if (!configured.ok) {
    await store.value.close();
    return configured;
  }
  return ok(
    connect({
      location,
      ...configured.value,
      files: openFolder(location.root),
      store: store.value,
      clock: options.clock ?? Date.now,
      remarks: prepared.value,
    }),
  );
}

function storeFault(fault: StoreFault): WireFault {
  return {
    kind: "store",
    message: fault.message,
    fix: "Give another place for the index: --store FILE",
    fault,
  };
}
