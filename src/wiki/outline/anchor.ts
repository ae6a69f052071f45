/** The anchor of a heading that is the only one with its words, in GitHub's spelling. */
import { slug } from "github-slugger";

export function anchorOfHeading(heading: string): string {
  return slug(heading);
}
