/** When two names are one person. */

/** The name without what differs between two ways to type it: case, width, spaces. */
export function foldedName(name: string): string {
  return name.normalize("NFKC").toLowerCase().trim().replace(/\s+/g, " ");
}
