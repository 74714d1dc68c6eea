import 'server-only'
import { closeSession, sessionSeconds } from '@estu/cms/accounts/customer-session'
import { askRecovery, confirmEmail, resetPassword } from '@estu/cms/accounts/recover-account'
import { registerCustomer } from '@estu/cms/accounts/register-customer'
import { signIn } from '@estu/cms/accounts/sign-in'
import { withinLimit } from '@estu/cms/customer-requests/limit-rate'
import { signedInCookie } from '@estu/domain/accounts/session-key'
import { recoverForm, registerForm, resetForm, signInForm } from '@estu/domain/forms/account-forms'
import { parseForm } from '@estu/domain/forms/parse-form'
import { accountPath, routes } from '@estu/domain/routing/routes'
import { cms } from '@/content/payload'
import { passwordRefusal, signInProblem } from '@/forms/sign-in-problem'
import { type CookieChange, type FormHandler, refused, textOf } from '@/forms/state/form-state'
import { guardSubmission } from '@/forms/submit-guard'
import { safeNext } from '@/session/safe-next'
import { currentCustomer, sessionCookie } from '@/session/session'
import { signedOutCookies } from '@/session/signed-out-cookies'

const deviceCookie = 'known'
const yearSeconds = 365 * 24 * 60 * 60
/** Long enough for a page that the network loses; whoever runs no scripts carries it no longer. */
const markSeconds = 10 * 60

const sessionChange = (token: string): CookieChange => ({
  name: sessionCookie(),
  value: token,
  maxAgeSeconds: sessionSeconds,
  httpOnly: true,
})

const deviceChange = (device: string): CookieChange => ({
  name: deviceCookie,
  value: device,
  maxAgeSeconds: yearSeconds,
  httpOnly: true,
})

/** The account's own pages store the session themselves; on any other its page has to be told of it. */
const signedInMark = (redirect: string, customerId: string): CookieChange[] => {
  const [path = ''] = redirect.split('?')
  if (path === routes.account.path || path === accountPath(customerId)) return []
  return [{ name: signedInCookie, value: '1', maxAgeSeconds: markSeconds, httpOnly: false }]
}

/** Signs in. The browser's favourites join the account's on the page that follows. */
export const submitSignIn: FormHandler = async ({ values, cookies, client, path }) => {
  const parsed = parseForm(signInForm, values)
  if (!parsed.ok) return refused(values, { errors: parsed.errors })
  const payload = await cms()
  const result = await signIn(payload, { ...parsed.value, client, device: cookies.get(deviceCookie) ?? null })
  if (!result.ok) {
    return refused(values, { problem: signInProblem(result.error) })
  }
  const { customerId, token, device } = result.value
  const redirect = safeNext(new URLSearchParams(path.split('?')[1]).get('next'), accountPath(customerId))
  return { redirect, cookies: [sessionChange(token), deviceChange(device), ...signedInMark(redirect, customerId)] }
}

const checkMail = `${routes.thanks.path}?for=account`

export const submitRegister: FormHandler = (submission) =>
  guardSubmission(
    submission,
    registerForm,
    { limit: 'register', trapped: checkMail, consent: 'account' },
    async (form) => {
      const made = await registerCustomer(await cms(), form, submission.locale)
      return made.ok ? { redirect: checkMail } : refused(submission.values, passwordRefusal(made.error))
    },
  )

export const submitRecover: FormHandler = (submission) =>
  guardSubmission(submission, recoverForm, { limit: 'register', trapped: checkMail }, async ({ email }) => {
    const payload = await cms()
    // Counted per address too, so that nobody's mailbox is flooded from many places; told to nobody.
    if (await withinLimit(payload, 'mailLink', email)) await askRecovery(payload, email, submission.locale)
    return { redirect: checkMail }
  })

export const submitReset: FormHandler = (submission) =>
  guardSubmission(submission, resetForm, { limit: 'form', trapped: checkMail }, async ({ token, password }) => {
    const reset = await resetPassword(await cms(), token, password)
    if (!reset.ok) {
      return refused(
        submission.values,
        reset.error === 'link-used' ? { problem: reset.error } : passwordRefusal(reset.error),
      )
    }
    const { customerId, token: session, device } = reset.value
    return { redirect: accountPath(customerId), cookies: [sessionChange(session), deviceChange(device)] }
  })

export const submitConfirm: FormHandler = async ({ values, cookies }) => {
  const customer = await currentCustomer(cookies)
  if (!customer) return { redirect: routes.signIn.path }
  const confirmed = await confirmEmail(await cms(), customer.id, textOf(values, 'token'))
  return confirmed.ok
    ? { redirect: `${accountPath(customer.id)}?confirmed=1` }
    : refused(values, { problem: confirmed.error })
}

export const submitSignOut: FormHandler = async ({ cookies }) => {
  const token = cookies.get(sessionCookie())
  if (token) await closeSession(await cms(), token)
  return { redirect: `${routes.signOut.path}?done=1`, cookies: signedOutCookies() }
}
