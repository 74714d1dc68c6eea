import 'server-only'
import { isIdempotencyKey, keyField } from '@estu/domain/forms/form-guard'
import { sentCookie, sentSeconds, withSentKey } from '@estu/domain/forms/kept/sent-forms'
import { type CookieChange, type FormValues, type Submission, type SubmitResult, textOf } from './state/form-state'

/**
 * Tells the browser that a form was taken, so that what it kept of the form goes. Whichever page is seen next can read
 * it, even when the answer itself is lost on its way to the page.
 */
export function submissionCookies(
  outcome: SubmitResult,
  values: FormValues,
  known: Submission['cookies'],
): CookieChange[] {
  const key = textOf(values, keyField)
  if (!('redirect' in outcome) || outcome.isTaken === false || !isIdempotencyKey(key)) return []
  const value = withSentKey(known.get(sentCookie), key)
  return [{ name: sentCookie, value, maxAgeSeconds: sentSeconds, httpOnly: false }]
}
