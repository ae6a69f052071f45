/**
 * Version of the tokenizer, in a file of its own so that a start can compare it without loading the tokenizer.
 * It changes whenever the same text gives other terms, so that an index made by another one is built anew.
 */
export const ANALYSIS_VERSION = "1";
