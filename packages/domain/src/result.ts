/** What an operation that may fail in an expected way returns: a value, or a code from a closed list. */
export type Result<T, E extends string> = { ok: true; value: T } | { ok: false; error: E }

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value })
export const err = <E extends string>(error: E): Result<never, E> => ({ ok: false, error })
