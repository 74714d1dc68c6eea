import 'server-only'
import { mergeIntoAccount } from '@estu/cms/operations/customer-data'
import { closeSession, sessionSeconds } from '@estu/cms/operations/customer-session'
import { withinLimit } from '@estu/cms/operations/limit-rate'
import { askRecovery, confirmEmail, resetPassword } from '@estu/cms/operations/recover-account'
import { registerCustomer } from '@estu/cms/operations/register-customer'
import { signIn } from '@estu/cms/operations/sign-in'
import { recoverForm, registerForm, resetForm, signInForm } from '@estu/domain/forms/account-forms'
import { parseForm } from '@estu/domain/forms/parse-form'
import { accountPath, routes } from '@estu/domain/routes'
import { cms } from '@/content/payload'
import { type CookieChange, type FormHandler, refused, textOf } from '../form-outcome'
import { guarded } from '../guarded'
import { safeNext } from '../safe-next'
import { currentCustomer, sessionCookie } from '../session'
import { passwordRefusal, signInProblem } from '../sign-in-problem'

const deviceCookie = 'known'
const yearSeconds = 365 * 24 * 60 * 60

const sessionChange = (token: string): CookieChange => ({
  name: sessionCookie(),
  value: token,
  maxAgeSeconds: token ? sessionSeconds : 0,
  httpOnly: true,
})

const deviceChange = (device: string): CookieChange => ({
  name: deviceCookie,
  value: device,
  maxAgeSeconds: yearSeconds,
  httpOnly: true,
})

/** Signs in; the browser's favourites join the account's. */
export const submitSignIn: FormHandler = async ({ typed, cookies, client, path }) => {
  const parsed = parseForm(signInForm, typed)
  if (!parsed.ok) return refused(typed, { errors: parsed.errors })
  const payload = await cms()
  const result = await signIn(payload, { ...parsed.value, client, device: cookies.get(deviceCookie) ?? null })
  if (!result.ok) {
    return refused(typed, { problem: signInProblem(result.error) })
  }
  const { customerId, token, device } = result.value
  const favourites = textOf(typed, 'favourites')
  if (favourites) await mergeIntoAccount(payload, customerId, favourites)
  return {
    go: safeNext(new URLSearchParams(path.split('?')[1]).get('next'), accountPath(customerId)),
    cookies: [sessionChange(token), deviceChange(device)],
  }
}

const checkMail = `${routes.thanks.path}?for=account`

export const submitRegister: FormHandler = (submission) =>
  guarded(submission, registerForm, { limit: 'register', trapped: checkMail, consent: 'account' }, async (form) => {
    const made = await registerCustomer(await cms(), form, submission.locale)
    return made.ok ? { go: checkMail } : refused(submission.typed, passwordRefusal(made.error))
  })

export const submitRecover: FormHandler = (submission) =>
  guarded(submission, recoverForm, { limit: 'register', trapped: checkMail }, async ({ email }) => {
    const payload = await cms()
    // Counted per address too, so that nobody's mailbox is flooded from many places; told to nobody.
    if (await withinLimit(payload, 'mailLink', email)) await askRecovery(payload, email, submission.locale)
    return { go: checkMail }
  })

export const submitReset: FormHandler = (submission) =>
  guarded(submission, resetForm, { limit: 'form', trapped: checkMail }, async ({ token, password }) => {
    const reset = await resetPassword(await cms(), token, password)
    if (!reset.ok) {
      return refused(
        submission.typed,
        reset.error === 'link-used' ? { problem: reset.error } : passwordRefusal(reset.error),
      )
    }
    const { customerId, token: session, device } = reset.value
    return { go: accountPath(customerId), cookies: [sessionChange(session), deviceChange(device)] }
  })

export const submitConfirm: FormHandler = async ({ typed, cookies }) => {
  const customer = await currentCustomer(cookies)
  if (!customer) return { go: routes.signIn.path }
  const confirmed = await confirmEmail(await cms(), customer.id, textOf(typed, 'token'))
  return confirmed.ok ? { go: `${accountPath(customer.id)}?confirmed=1` } : refused(typed, { problem: confirmed.error })
}

export const submitSignOut: FormHandler = async ({ cookies }) => {
  const token = cookies.get(sessionCookie())
  if (token) await closeSession(await cms(), token)
  return { go: `${routes.signOut.path}?done=1`, cookies: [sessionChange('')] }
}
