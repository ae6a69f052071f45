/**
 * Version of the reader, in a file of its own so that a start can compare it without loading a parser. It changes
 * whenever the same bytes give another page, so that an index made by another reader is built anew.
 */
export const READER_VERSION = "7";
