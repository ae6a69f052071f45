/** The few words that a rendered page shows and its author did not write. */
import type { AlertTitles } from "./alerts.ts";

interface PageWords {
  readonly alerts: AlertTitles;
  /** Heading above the footnotes, for those who hear the page. */
  readonly footnotes: string;
  /** What the arrow behind a footnote does; `{reference}` is its number. */
  readonly backToReference: string;
}

const ENGLISH: PageWords = {
  alerts: {
    note: "Note",
    tip: "Tip",
    important: "Important",
    warning: "Warning",
    caution: "Caution",
  },
  footnotes: "Footnotes",
  backToReference: "Back to reference {reference}",
};

const FRENCH: PageWords = {
  alerts: {
    note: "Remarque",
    tip: "Conseil",
    important: "Important",
    warning: "Attention",
    caution: "Prudence",
  },
  footnotes: "Notes",
  backToReference: "Retour à la référence {reference}",
};

/** The words in a language (BCP 47); English where there are none. */
export function wordsIn(lang: string): PageWords {
  return /^fr\b/i.test(lang) ? FRENCH : ENGLISH;
}
