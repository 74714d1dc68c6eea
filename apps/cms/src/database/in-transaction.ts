import type { Locale } from '@estu/domain/locale/locales'
import { err, ok, type Result } from '@estu/domain/result'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

/** Errors of PostgreSQL after which the same work may simply be tried once more: a deadlock, a serialisation failure. */
const passing = ['40P01', '40001']
const attempts = 4

/**
 * Runs work in one transaction: all of it is stored, or nothing. A deadlock is the database's way of asking to try
 * again, and is.
 */
export async function inTransaction<T>(
  payload: Payload,
  locale: Locale,
  work: (req: PayloadRequest) => Promise<T>,
  attempt = 1,
): Promise<T> {
  const req = await createLocalReq({ locale, fallbackLocale: false }, payload)
  req.transactionID = (await payload.db.beginTransaction()) ?? undefined
  try {
    const result = await work(req)
    if (req.transactionID) await payload.db.commitTransaction(req.transactionID)
    return result
  } catch (error) {
    if (req.transactionID) await payload.db.rollbackTransaction(req.transactionID)
    if (attempt < attempts && passing.includes(codeOf(error))) return inTransaction(payload, locale, work, attempt + 1)
    throw error
  }
}

/** The database's code, however deeply an error is wrapped. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code
  return 'cause' in error ? codeOf(error.cause) : ''
}

/** Ends a transaction without storing anything, for a reason that the shopper is told. */
export class Refusal<E extends string = string> extends Error {
  readonly code: E
  readonly detail: Readonly<Record<string, string | number>>
  constructor(code: E, detail: Readonly<Record<string, string | number>> = {}) {
    super(code)
    this.code = code
    this.detail = detail
  }
}

/**
 * Tells whether an error is one of the refusals that an operation answers with. One that it does not list is a fault,
 * which the operation throws on: its caller has no words for it.
 */
export const isRefusal = <Code extends string>(error: unknown, codes: readonly Code[]): error is Refusal<Code> =>
  error instanceof Refusal && codes.some((code) => code === error.code)

/** Returns what the work returns, or a refusal that the operation lists; throws every other error on. */
export async function resultOf<T, Code extends string>(
  codes: readonly Code[],
  work: () => Promise<T>,
): Promise<Result<T, Code>> {
  try {
    return ok(await work())
  } catch (error) {
    if (isRefusal(error, codes)) return err(error.code)
    throw error
  }
}
