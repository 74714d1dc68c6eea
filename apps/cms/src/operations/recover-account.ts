import type { Locale } from '@estu/domain/locale'
import { err, ok, type Result } from '@estu/domain/result'
import { createLocalReq, type Payload } from 'payload'
import { queueMail } from '../mail/queue-mail.ts'
import { claimEarlier } from './claim-earlier.ts'
import { closeAllSessions, openSession } from './customer-session.ts'
import { inTransaction, Refusal } from './in-transaction.ts'
import { makeMailToken, useMailToken } from './mail-tokens.ts'
import { idOf } from './register-customer.ts'

/** Sends a link for a new password where the address has an account, and says the same where it has none. */
export async function askRecovery(payload: Payload, email: string, locale: Locale): Promise<void> {
  const id = await idOf(payload, email)
  if (!id) return
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
): Promise<Result<{ customerId: string; token: string }, 'link-used'>> {
  try {
    const customerId = await inTransaction(payload, 'ru', async (req) => {
      const id = await useMailToken(req, 'recover', token)
      if (!id) throw new Refusal('link-used')
      await req.payload.update({
        collection: 'customers',
        id,
        data: { password, emailConfirmedAt: new Date().toISOString() },
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
    if (error instanceof Refusal) return err('link-used')
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
