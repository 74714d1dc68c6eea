import type { RegisterForm } from '@estu/domain/forms/account-forms'
import type { Locale } from '@estu/domain/locale/locales'
import { err, ok, type Result } from '@estu/domain/result'
import { createLocalReq, type Payload, ValidationError } from 'payload'
import { inTransaction, Refusal } from '../../../database/in-transaction.ts'
import { recordConsent } from '../../customer-requests/index.ts'
import { queueMail } from '../../messages/index.ts'
import { spendSameTime } from '../passwords/check-password.ts'
import { inPasswordQueue } from '../passwords/password-queue.ts'
import type { Credentials, PasswordRefusal } from '../sign-in/port.ts'
import { signInService } from '../sign-in/sign-in-service.ts'
import { findCustomer } from './find-customer.ts'

/**
 * Makes an account, or, where the address has one, writes to its owner. Both take the same time and answer the same,
 * so a stranger learns nothing.
 */
export async function registerCustomer(
  payload: Payload,
  form: RegisterForm,
  locale: Locale,
): Promise<Result<null, PasswordRefusal>> {
  const service = signInService(payload)
  const made = await service.register({ ...form, language: locale })
  if (!made.ok && made.error !== 'email-already-in-use') return err(made.error)
  let stored: 'stored' | 'taken' | null = null
  try {
    stored = await inPasswordQueue(() =>
      made.ok ? store(payload, form, made.value, locale) : storeNothing(payload, form, locale),
    )
  } finally {
    // What the hosted service made has no customer now: it must not keep the address.
    if (stored !== 'stored' && made.ok) {
      await service.remove({ id: '', hostedId: made.value.hostedId, email: form.email })
    }
  }
  if (stored === null) return err('too-many-requests')
  if (stored === 'taken') await tellOwner(payload, form.email, locale)
  return ok(null)
}

/** As much work as storing is, for an address that has an account. */
async function storeNothing(payload: Payload, { password }: RegisterForm, locale: Locale): Promise<'taken'> {
  try {
    await inTransaction(payload, locale, async (req) => {
      await spendSameTime(password)
      await recordConsent(req, 'account', 'customers:nobody', locale)
      throw new Refusal('taken')
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
  return 'taken'
}

async function store(
  payload: Payload,
  { name, email }: RegisterForm,
  credentials: Credentials,
  locale: Locale,
): Promise<'stored' | 'taken'> {
  try {
    await inTransaction(payload, locale, async (req) => {
      const customer = await req.payload.create({
        collection: 'customers',
        data: { name, email, ...credentials, language: locale },
        depth: 0,
        overrideAccess: true,
        req,
      })
      await recordConsent(req, 'account', `customers:${customer.id}`, locale)
      await queueMail(req, { kind: 'account-confirm', id: customer.id, language: locale })
    })
    return 'stored'
  } catch (error) {
    // Two registrations of one address at the same moment: the database keeps the first.
    if (error instanceof ValidationError) return 'taken'
    throw error
  }
}

async function tellOwner(payload: Payload, email: string, locale: Locale): Promise<void> {
  const owner = await findCustomer(payload, { email })
  if (!owner) return
  await queueMail(await createLocalReq({}, payload), { kind: 'account-exists', id: owner.id, language: locale })
}
