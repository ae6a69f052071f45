/** What the indexer works on and what it is told; the use cases fill it in. */
import type { Configuration } from "../domain/configuration.ts";
import type { Clock, WikiFiles } from "../domain/ports.ts";
import type { Store } from "../store/port.ts";

export interface IndexSources {
  readonly files: WikiFiles;
  readonly store: Store;
  readonly clock: Clock;
  readonly configuration: Configuration;
  /** Text of `palimpsest.yaml`; null without one. */
  readonly configurationText: string | null;
}
