import 'server-only'
import { saveProfile } from '@estu/cms/accounts/customer-data'
import { deleteWithPassword } from '@estu/cms/accounts/delete-with-password'
import { askConfirmation } from '@estu/cms/accounts/recover-account'
import { withinLimit } from '@estu/cms/customer-requests/limit-rate'
import { deleteAccountForm, profileForm } from '@estu/domain/forms/account-forms'
import { parseForm } from '@estu/domain/forms/parse-form'
import { accountPath, routes } from '@estu/domain/routing/routes'
import { cms } from '@/content/payload'
import { repeatPastOrder } from '@/forms/handlers/repeat-past-order'
import { signInProblem } from '@/forms/sign-in-problem'
import { type FormHandler, refused, type Submission, type SubmitResult, textOf } from '@/forms/state/form-state'
import { currentCustomer } from '@/session/session'
import { signedOutCookies } from '@/session/signed-out-cookies'

/** What an owner does at their own account's page: nobody else's path is ever touched. */
export const changeAccount: FormHandler = async (submission) => {
  const { values, cookies, path, locale } = submission
  const customer = await currentCustomer(cookies)
  const asked = path.split('?')[0]?.split('/').at(-1)
  if (!customer) return { redirect: `${routes.signIn.path}?ended=1`, isTaken: false }
  if (asked !== customer.id) return { redirect: accountPath(customer.id), isTaken: false }
  const intent = textOf(values, 'intent')
  const payload = await cms()
  if (intent === 'confirm') {
    if (!(await withinLimit(payload, 'mailLink', customer.id))) return refused(values, { problem: 'too-many' })
    await askConfirmation(payload, customer.id, locale)
    return { redirect: `${routes.thanks.path}?for=account` }
  }
  if (intent === 'delete') return remove(submission, customer.id, customer.email)
  if (intent === 'repeat') return repeatPastOrder(submission, customer.id)
  const parsed = parseForm(profileForm, values)
  if (!parsed.ok) return refused(values, { errors: parsed.errors })
  await saveProfile(payload, customer.id, parsed.value)
  return { redirect: `${accountPath(customer.id)}?saved=1` }
}

async function remove({ values, client }: Submission, id: string, email: string): Promise<SubmitResult> {
  const parsed = parseForm(deleteAccountForm, values)
  if (!parsed.ok) return refused(values, { errors: { 'delete-password': parsed.errors.password ?? 'required' } })
  const payload = await cms()
  if (!(await withinLimit(payload, 'signInFromAddress', client))) return refused(values, { problem: 'too-many' })
  const deleted = await deleteWithPassword(payload, { id, email, password: parsed.value.password })
  if (!deleted.ok) return refused(values, { problem: signInProblem(deleted.error) })
  return { redirect: `${routes.thanks.path}?for=deleted`, cookies: signedOutCookies() }
}
