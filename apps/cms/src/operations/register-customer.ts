import type { RegisterForm } from '@estu/domain/forms/account-forms'
import type { Locale } from '@estu/domain/locale'
import { createLocalReq, type Payload, ValidationError } from 'payload'
import { queueMail } from '../mail/queue-mail.ts'
import { wasteTheSameTime } from './check-password.ts'
import { inTransaction } from './in-transaction.ts'
import { makeMailToken } from './mail-tokens.ts'
import { recordConsent } from './record-consent.ts'

/**
 * Makes an account, or, where the address has one, writes to its owner. Both take the same time and answer the same,
 * so a stranger learns nothing.
 */
export async function registerCustomer(payload: Payload, form: RegisterForm, locale: Locale): Promise<void> {
  const known = await idOf(payload, form.email)
  if (known) {
    await wasteTheSameTime(form.password)
    return tellOwner(payload, known, locale)
  }
  try {
    await inTransaction(payload, locale, async (req) => {
      const customer = await req.payload.create({
        collection: 'customers',
        data: { name: form.name, email: form.email, password: form.password, language: locale },
        depth: 0,
        overrideAccess: true,
        req,
      })
      await recordConsent(req, 'account', `customers:${customer.id}`, locale)
      const token = await makeMailToken(req, 'confirm', customer.id)
      await queueMail(req, { kind: 'account-confirm', id: customer.id, token, language: locale })
    })
  } catch (error) {
    // Two registrations of one address at the same moment: the database keeps the first.
    const owner = error instanceof ValidationError ? await idOf(payload, form.email) : null
    if (!owner) throw error
    await tellOwner(payload, owner, locale)
  }
}

async function tellOwner(payload: Payload, id: string, locale: Locale): Promise<void> {
  await queueMail(await createLocalReq({}, payload), { kind: 'account-exists', id, language: locale })
}

/** The account of an address; null when there is none. */
export async function idOf(payload: Payload, email: string): Promise<string | null> {
  const found = await payload.find({
    collection: 'customers',
    where: { email: { equals: email } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  return found.docs[0]?.id ?? null
}
