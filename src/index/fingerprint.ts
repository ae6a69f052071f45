import { ANALYSIS_VERSION } from "../store/analysis/version.ts";
import { READER_VERSION } from "../wiki/reader-version.ts";

/** What an index was made with besides the files: another fingerprint means that it must be built anew. */
export const FINGERPRINT: string = `reader ${READER_VERSION}, analysis ${ANALYSIS_VERSION}`;
