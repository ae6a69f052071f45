/** Whether what a page claims to supersede is superseded by it today. */
import type { CheckedPage } from "./rule.ts";

/** False for what is only proposed and for what was rejected; a page without a status is taken at its word. */
export function isInForce({ status }: CheckedPage): boolean {
  return status?.status !== "proposed" && status?.status !== "rejected";
}
