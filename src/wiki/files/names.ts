/** Which names of files and folders the listing looks at. */

/**
 * Whether a name is passed over without a word: hidden files and folders (`.git`, the lock files of editors, the
 * shadow files of macOS), and what a package manager put there.
 */
export function isPassedOver(name: string): boolean {
  return name.startsWith(".") || name === "node_modules";
}
