import 'server-only'
import { mergeIntoAccount, saveProfile } from '@estu/cms/operations/customer-data'
import { deleteWithPassword } from '@estu/cms/operations/delete-with-password'
import { withinLimit } from '@estu/cms/operations/limit-rate'
import { askConfirmation } from '@estu/cms/operations/recover-account'
import { deleteAccountForm, profileForm } from '@estu/domain/forms/account-forms'
import { parseForm } from '@estu/domain/forms/parse-form'
import { accountPath, routes } from '@estu/domain/routes'
import { cms } from '@/content/payload'
import { type FormHandler, type Outcome, refused, type Submission, textOf } from '../form-outcome'
import { currentCustomer, sessionCookie } from '../session'
import { signInProblem } from '../sign-in-problem'

/** What an owner does at their own account's page: nobody else's path is ever touched. */
export const changeAccount: FormHandler = async (submission) => {
  const { typed, cookies, path, locale } = submission
  const customer = await currentCustomer(cookies)
  const asked = path.split('?')[0]?.split('/').at(-1)
  if (!customer) return { go: `${routes.signIn.path}?ended=1` }
  if (asked !== customer.id) return { go: accountPath(customer.id) }
  const intent = textOf(typed, 'intent')
  const payload = await cms()
  if (intent === 'favourites') {
    await mergeIntoAccount(payload, customer.id, textOf(typed, 'favourites'))
    return { go: `${accountPath(customer.id)}?saved=1` }
  }
  if (intent === 'confirm') {
    if (!(await withinLimit(payload, 'mailLink', customer.id))) return refused(typed, { problem: 'too-many' })
    await askConfirmation(payload, customer.id, locale)
    return { go: `${routes.thanks.path}?for=account` }
  }
  if (intent === 'delete') return remove(submission, customer.id, customer.email)
  const parsed = parseForm(profileForm, typed)
  if (!parsed.ok) return refused(typed, { errors: parsed.errors })
  await saveProfile(payload, customer.id, parsed.value)
  return { go: `${accountPath(customer.id)}?saved=1` }
}

async function remove({ typed, client }: Submission, id: string, email: string): Promise<Outcome> {
  const parsed = parseForm(deleteAccountForm, typed)
  if (!parsed.ok) return refused(typed, { errors: { 'delete-password': parsed.errors.password ?? 'required' } })
  const payload = await cms()
  if (!(await withinLimit(payload, 'signInFromAddress', client))) return refused(typed, { problem: 'too-many' })
  const deleted = await deleteWithPassword(payload, { id, email, password: parsed.value.password })
  if (!deleted.ok) return refused(typed, { problem: signInProblem(deleted.error) })
  return {
    go: `${routes.thanks.path}?for=deleted`,
    cookies: [{ name: sessionCookie(), value: '', maxAgeSeconds: 0, httpOnly: true }],
  }
}
