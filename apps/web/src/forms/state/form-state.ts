import 'server-only'
import type { FieldErrors } from '@estu/domain/forms/parse-form'
import type { Locale } from '@estu/domain/locale/locales'

/** What was typed, as it was typed: it is shown again, whatever is wrong with it. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>

/** A fault of the whole form rather than of one field; each has a sentence in both languages. */
export type FormProblem =
  | 'expired'
  | 'too-quick'
  | 'too-many'
  | 'foreign-origin'
  | 'unavailable'
  | 'key-reused'
  | 'cart-empty'
  | 'cart-full'
  | 'not-for-sale'
  | 'out-of-stock'
  | 'total-changed'
  | 'cart-changed'
  | 'branch-unknown'
  | 'zone-unknown'
  | 'plan-unknown'
  | 'paying-unknown'
  | 'discount-unknown'
  | 'slot-taken'
  | 'slot-unknown'
  | 'slot-past'
  | 'already-booked'
  | 'not-found'
  | 'time-free'
  | 'offer-over'
  | 'no-match'
  | 'link-expired'
  | 'proof-needed'
  | 'proof-wrong'
  | 'proof-stopped'
  | 'too-late'
  | 'return-changed'
  | 'wrong-credentials'
  | 'link-used'
  | 'signed-out'

/** The form once more, with what was typed and why it did not pass, or at its next step. */
export type FormState = {
  values: FormValues
  errors: FieldErrors
  problem: FormProblem | null
  detail: Readonly<Record<string, string | number>>
  step: string
}

/** A page as it was rendered for somebody. */
export type RenderedPage = { html: string; status: number }

export type CookieChange = { name: string; value: string; maxAgeSeconds: number; httpOnly: boolean }

/** A redirect's path is as in Russian. `isTaken` is false where the form itself was not taken. */
export type SubmitResult =
  | { redirect: string; cookies?: CookieChange[]; reference?: string; isTaken?: false }
  | { state: FormState; status: number; cookies?: CookieChange[] }

export type Submission = {
  locale: Locale
  /** The page's path as in Russian, with the parts of its address. */
  path: string
  values: FormValues
  cookies: ReadonlyMap<string, string>
  /** Who asks, for limits; never stored with what was sent. */
  client: string
}

export type FormHandler = (submission: Submission) => Promise<SubmitResult>

const statusOf: Partial<Record<FormProblem, number>> = {
  'foreign-origin': 403,
  'signed-out': 401,
  'slot-taken': 409,
  'already-booked': 409,
  'out-of-stock': 409,
  'time-free': 409,
  'offer-over': 409,
  'too-many': 429,
  'proof-stopped': 429,
  'proof-needed': 403,
  'link-expired': 410,
  unavailable: 503,
}

/** A refused form: nothing typed is lost. */
export const refused = (values: FormValues, why: Partial<Omit<FormState, 'values'>>): SubmitResult => ({
  state: { values, errors: {}, problem: null, detail: {}, step: '', ...why },
  status: why.problem ? (statusOf[why.problem] ?? 422) : 422,
})

/** One text of a form, empty when it is not there. */
export function textOf(values: FormValues, field: string): string {
  const value = values[field]
  return typeof value === 'string' ? value : (value?.[0] ?? '')
}
