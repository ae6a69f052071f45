/**
 * Looks whether the index still answers for the files, at the price of one listing. Every `recall` starts with it, so
 * nothing here may load a parser.
 */
import type { WikiListing } from "../domain/ports.ts";
import type { IndexOrigin } from "../store/port.ts";
import { FINGERPRINT } from "./fingerprint.ts";
import { manifestOf, UNSETTLED } from "./manifest.ts";
import type { IndexSources } from "./sources.ts";

/**
 * Why an index has to be built from nothing: asked for; there is none, or one of another schema; it was made by
 * another reader or tokenizer; `palimpsest.yaml` has changed.
 */
export type RebuildReason = "forced" | "first" | "versions" | "configuration";

/** The files and the index side by side, at one moment. */
export interface Look {
  readonly origin: IndexOrigin | null;
  readonly listing: WikiListing;
  readonly manifest: string;
  /** Milliseconds since the epoch just before the listing. */
  readonly listedAt: number;
  /** Null where what is there can be kept and mended. */
  readonly rebuild: RebuildReason | null;
  /** True where nothing has changed since the index was written. */
  readonly current: boolean;
}

/** Lists the files and compares with what the index says that it answers for. */
export async function look(sources: IndexSources, origin: IndexOrigin | null): Promise<Look> {
  const listedAt = sources.clock();
  const listing = await sources.files.list(sources.configuration.exclude);
  const rebuild = reasonToRebuild(sources, origin);
  const manifest = manifestOf(listing);
  const current = rebuild === null && origin?.manifest === manifest;
  return { origin, listing, manifest, listedAt, rebuild, current };
}

function reasonToRebuild(
  { configurationText }: IndexSources,
  origin: IndexOrigin | null,
): RebuildReason | null {
  if (origin === null) return "first";
  if (origin.fingerprint !== FINGERPRINT) return "versions";
  return origin.configurationText === configurationText ? null : "configuration";
}

/** What the index is to remember of these sources; it answers for the files only where all of them are settled. */
export function originOf(
  { configuration, configurationText }: IndexSources,
  manifest: string,
  settled: boolean,
): IndexOrigin {
  return {
    fingerprint: FINGERPRINT,
    configurationText,
    configuration: JSON.stringify(configuration),
    manifest: settled ? manifest : UNSETTLED,
  };
}
