/**
 * The one tokenizer (ADR-0011), pure and free of Node, so that the index, the command line and a browser cut text
 * alike. Not part of the store's own `index.ts`: an exact question never needs a stemmer.
 */
export { analyse, analyseText } from "./analyse.ts";
export { analyseQuery } from "./query.ts";
export { languageOfPage, sectionTerms } from "./section-terms.ts";
