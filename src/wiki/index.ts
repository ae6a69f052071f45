/**
 * Turns bytes into documents and edits into bytes: front matter, links, decision formats, atomic writes. Reader, editor,
 * writer and folder are imported file by file, because each brings a parser that the others do without.
 */
export { KNOWN_FIELDS } from "./fields/known.ts";
export { fieldName } from "./fields/name.ts";
export { nearestWord } from "./nearest.ts";
