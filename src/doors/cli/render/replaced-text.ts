/** What replaced a page, in words. */
import type { Replacement } from "../../../usecases/recall.ts";

/** `superseded by ADR-0008`, with what is no page here named as such; empty for a page that nothing replaced. */
export function replacedText(replacement: Replacement): string {
  const { supersededBy, supersededInPartBy } = replacement;
  const whole = [...supersededBy, ...strangers(replacement, false)];
  const parts = [...supersededInPartBy, ...strangers(replacement, true)];
  return [
    ...(whole.length > 0 ? [`superseded by ${whole.join(", ")}`] : []),
    ...(parts.length > 0 ? [`superseded in part by ${parts.join(", ")}`] : []),
  ].join("; ");
}

function strangers({ unresolved }: Replacement, partial: boolean): string[] {
  return unresolved
    .filter((each) => each.partial === partial)
    .map(({ name, pages }) =>
      pages === 0 ? `${name}, which is no page here` : `${name}, which means ${pages} pages`,
    );
}
