import type { Locale } from '@estu/domain/locale'
import { err, ok, type Result } from '@estu/domain/result'
import { createLocalReq, type Payload } from 'payload'
import { queueMail } from '../mail/queue-mail.ts'
import type { ServiceRefusal } from '../sign-in/port.ts'
import { signInService } from '../sign-in/sign-in-service.ts'
import { claimEarlier } from './claim-earlier.ts'
import { closeAllSessions, openSession } from './customer-session.ts'
import { findCustomer } from './find-customer.ts'
import { inTransaction, Refusal } from './in-transaction.ts'
import { makeMailToken, useMailToken } from './mail-tokens.ts'

/** Sends a link for a new password where the address has an account, and says the same where it has none. */
export async function askRecovery(payload: Payload, email: string, locale: Locale): Promise<void> {
  const customer = await findCustomer(payload, { email })
  if (!customer) return
  const { id } = customer
  const req = await createLocalReq({}, payload)
  const token = await makeMailToken(req, 'recover', id)
  await queueMail(req, { kind: 'account-recover', id, token, language: locale })
}

/**
 * Sets a new password by the link of a letter. Whoever has the letter owns the address, so it is confirmed too, and
 * everybody who was signed in before is signed out.
 * @returns a session of the owner
 */
export async function resetPassword(
  payload: Payload,
  token: string,
  password: string,
): Promise<Result<{ customerId: string; token: string }, 'link-used' | ServiceRefusal>> {
  try {
    const customerId = await inTransaction(payload, 'ru', async (req) => {
      const id = await useMailToken(req, 'recover', token)
      if (!id) throw new Refusal('link-used')
      const customer = await req.payload.findByID({ collection: 'customers', id, depth: 0, overrideAccess: true, req })
      // Before this transaction touches the row: the service may write it over a connection of its own.
      const set = await signInService(payload).setPassword({ id, hostedId: customer.hostedId ?? null }, password)
      // The link stays good: what it was for could not be done.
      if (!set.ok) throw new Refusal(set.error)
      await req.payload.update({
        collection: 'customers',
        id,
        data: { emailConfirmedAt: new Date().toISOString() },
        depth: 0,
        overrideAccess: true,
        req,
      })
      await claimEarlier(req, id)
      return id
    })
    await closeAllSessions(payload, customerId)
    return ok({ customerId, token: await openSession(payload, customerId) })
  } catch (error) {
    if (error instanceof Refusal) return err(error.code as 'link-used' | ServiceRefusal)
    throw error
  }
}

/** Confirms the address of whoever is signed in; another account's link changes nothing. */
export async function confirmEmail(
  payload: Payload,
  customerId: string,
  token: string,
): Promise<Result<null, 'link-used'>> {
  try {
    await inTransaction(payload, 'ru', async (req) => {
      if ((await useMailToken(req, 'confirm', token)) !== customerId) throw new Refusal('link-used')
      await req.payload.update({
        collection: 'customers',
        id: customerId,
        data: { emailConfirmedAt: new Date().toISOString() },
        depth: 0,
        overrideAccess: true,
        req,
      })
      await claimEarlier(req, customerId)
    })
    return ok(null)
  } catch (error) {
    if (error instanceof Refusal) return err('link-used')
    throw error
  }
}

/** Sends the confirming letter once more. */
export async function askConfirmation(payload: Payload, customerId: string, locale: Locale): Promise<void> {
  const req = await createLocalReq({}, payload)
  const token = await makeMailToken(req, 'confirm', customerId)
  await queueMail(req, { kind: 'account-confirm', id: customerId, token, language: locale })
}
