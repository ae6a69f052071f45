/** What parses pages in batches, and the plainest one. */
import type { Configuration } from "../domain/configuration.ts";
import { type ParsedPage, parsePage, type RawPage } from "./parse-page.ts";

export interface Parser {
  /** How many batches it may be given before the first of them is taken back. */
  readonly ahead: number;
  /** The pages of a batch, in its order. Never fails: a page that cannot be read is a value. */
  parse(batch: readonly RawPage[]): Promise<ParsedPage[]>;
  close(): Promise<void>;
}

/** Parses in this thread. */
export function parserHere(configuration: Configuration): Parser {
  return {
    ahead: 0,
    parse: async (batch) => batch.map((raw) => parsePage(raw, configuration)),
    close: async () => undefined,
  };
}
