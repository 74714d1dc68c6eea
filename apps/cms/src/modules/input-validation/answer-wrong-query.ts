import type { AfterErrorHook } from 'payload'

/** PostgreSQL: data that does not fit, or a comparison that does not exist. */
const wrongCodes = /^(22...|42883)$/

/** What somebody asked that makes no sense to the database is theirs to mend, not a fault of ours. */
export const answerWrongQuery: AfterErrorHook = ({ error, req }) => {
  const cause = (error as { cause?: unknown }).cause
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
  if (req.method !== 'GET' || !wrongCodes.test(code)) return
  return { response: { errors: [{ message: 'bad-request' }] }, status: 400 }
}
