import { changePasswordForm, recoverForm, resetForm, signInForm } from '@estu/domain/forms/account-forms'
import { parseForm } from '@estu/domain/forms/parse-form'
import type { Endpoint, PayloadHandler } from 'payload'
import { withinLimit } from '../../customer-requests/index.ts'
import { changeOwnPassword } from '../operations/change-own-password.ts'
import { askStaffRecovery, resetStaffPassword } from '../operations/recover-staff.ts'
import { signInStaff } from '../operations/sign-in-staff.ts'
import { refusalInWords } from '../refusal-labels.ts'
import { browserOf, done, fieldsInWords, refuse, refuseFields, welcome } from '../responses.ts'
import { invitationEndpoints } from './invitation-endpoints.ts'
import { personAsking } from './person-asking.ts'
import { secondFactorEndpoints } from './second-factor-endpoints.ts'
import { sentTo } from './sent-to.ts'
import { sessionEndpoints } from './session-endpoints.ts'

const login: PayloadHandler = async (req) => {
  const parsed = parseForm(signInForm, await sentTo(req))
  if (!parsed.ok) return refuseFields(fieldsInWords(req, parsed.errors))
  const signed = await signInStaff(req, parsed.value, browserOf(req))
  if (signed.ok) return welcome(req, signed.value)
  // A letter is the owner's way in past whoever guesses at their account.
  return refuse(req, signed.error === 'too-many-requests' ? 'sign-in-stopped' : signed.error)
}

const forgotPassword: PayloadHandler = async (req) => {
  const parsed = parseForm(recoverForm, await sentTo(req))
  if (!parsed.ok) return refuseFields(fieldsInWords(req, parsed.errors))
  const { email } = parsed.value
  if (!(await withinLimit(req.payload, 'register', `staff:${browserOf(req).client}`)))
    return refuse(req, 'too-many-requests')
  // Counted per address too, so that nobody's mailbox is flooded from many places; told to nobody.
  if (await withinLimit(req.payload, 'mailLink', `staff:${email}`)) await askStaffRecovery(req.payload, email)
  return done(req.t('general:success'))
}

const resetPassword: PayloadHandler = async (req) => {
  const parsed = parseForm(resetForm, await sentTo(req))
  if (!parsed.ok) {
    const { token, ...others } = parsed.errors
    return token ? refuse(req, 'link-used') : refuseFields(fieldsInWords(req, others))
  }
  if (!(await withinLimit(req.payload, 'form', `staff:${browserOf(req).client}`)))
    return refuse(req, 'too-many-requests')
  const reset = await resetStaffPassword(req, parsed.value.token, parsed.value.password)
  return reset.ok ? welcome(req, reset.value) : refuse(req, reset.error)
}

const changePassword: PayloadHandler = async (req) => {
  const user = personAsking(req, { replacing: true, settingUp: true })
  if (!user) return refuse(req, 'invalid-credential')
  const parsed = parseForm(changePasswordForm, await sentTo(req))
  if (!parsed.ok) return refuseFields(fieldsInWords(req, parsed.errors))
  const { presentPassword: present, password } = parsed.value
  const changed = await changeOwnPassword(req, { user, present, password, client: browserOf(req).client })
  if (changed.ok) return done(req.t('authentication:passwordResetSuccessfully'))
  const words = refusalInWords(req, changed.error)
  if (changed.error === 'wrong-password') return refuseFields({ presentPassword: words })
  if (changed.error === 'same-password') return refuseFields({ password: words })
  return refuse(req, changed.error)
}

/** Nothing locks an account, so nothing unlocks one: limits of guessing count strangers apart from the owner. */
const unlock: PayloadHandler = () => Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 })

/**
 * Instead of Payload's own: the first of an address is the one that answers, so each door at which a password of the
 * staff is looked at or set by strangers stands behind the limits of the shopper's sign-in.
 */
export const staffEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/login', method: 'post', handler: login },
  { path: '/forgot-password', method: 'post', handler: forgotPassword },
  { path: '/reset-password', method: 'post', handler: resetPassword },
  { path: '/change-password', method: 'post', handler: changePassword },
  { path: '/unlock', method: 'post', handler: unlock },
  ...invitationEndpoints,
  ...secondFactorEndpoints,
  ...sessionEndpoints,
]
