/** Expected failures are values: the caller has to look at `ok` before it can have the value. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Failure };

/** A success that carries `value`. */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** An expected failure that carries `fault`. */
export function failed<Failure>(fault: Failure): { readonly ok: false; readonly fault: Failure } {
  return { ok: false, fault };
}
