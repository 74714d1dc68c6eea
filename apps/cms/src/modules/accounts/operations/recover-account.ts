import { randomUUID } from 'node:crypto'
import type { Locale } from '@estu/domain/locale/locales'
import { err, ok, type Result } from '@estu/domain/result'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { inTransaction, Refusal, resultOf } from '../../../database/in-transaction.ts'
import { queueMail } from '../../messages/index.ts'
import type { PasswordRefusal } from '../sign-in/port.ts'
import { signInService } from '../sign-in/sign-in-service.ts'
import { closeAllSessions, openSession } from './customer-session.ts'
import { findCustomer } from './find-customer.ts'
import { linkGuestHistory } from './link-guest-history.ts'
import { restoreMailToken, useMailToken } from './mail-tokens.ts'
import { deviceOf } from './sign-in.ts'

/**
 * Sends a link for a new password where the address has an account. Where it has none a letter to nobody is queued: the
 * same work, so that neither words nor time tell who has an account.
 */
export async function askRecovery(payload: Payload, email: string, locale: Locale): Promise<void> {
  const customer = await findCustomer(payload, { email })
  const req = await createLocalReq({}, payload)
  await queueMail(req, { kind: 'account-recover', id: customer?.id ?? randomUUID(), language: locale })
}

type Reset = { customerId: string; token: string; device: string }

/**
 * Sets a new password by the link of a letter. Whoever has the letter owns the address, so it is confirmed too, and
 * everybody who was signed in before is signed out. The service is asked outside every transaction: it may take its
 * time, or connections of its own.
 * @returns a session of the owner, and what marks this browser as theirs
 */
export async function resetPassword(
  payload: Payload,
  token: string,
  password: string,
): Promise<Result<Reset, 'link-used' | PasswordRefusal>> {
  const customerId = await inTransaction(payload, 'ru', (req) => useMailToken(req, 'recover', token))
  if (!customerId) return err('link-used')
  const owner = await payload.findByID({ collection: 'customers', id: customerId, depth: 0, overrideAccess: true })
  const set = await signInService(payload).setPassword(
    { id: customerId, hostedId: owner.hostedId ?? null, email: owner.email },
    password,
  )
  if (!set.ok) {
    await inTransaction(payload, 'ru', (req) => restoreMailToken(req, 'recover', token, customerId))
    return set
  }
  await inTransaction(payload, 'ru', (req) => confirmOwner(req, customerId))
  await closeAllSessions(payload, customerId)
  return ok({
    customerId,
    token: await openSession(payload, customerId),
    device: deviceOf(payload, owner.email),
  })
}

async function confirmOwner(req: PayloadRequest, id: string): Promise<void> {
  await req.payload.update({
    collection: 'customers',
    id,
    data: { emailConfirmedAt: new Date().toISOString() },
    depth: 0,
    overrideAccess: true,
    req,
  })
  await linkGuestHistory(req, id)
}

/** Confirms the address of whoever is signed in; another account's link changes nothing. */
export const confirmEmail = (payload: Payload, customerId: string, token: string): Promise<Result<null, 'link-used'>> =>
  resultOf(['link-used'], () =>
    inTransaction(payload, 'ru', async (req) => {
      if ((await useMailToken(req, 'confirm', token)) !== customerId) throw new Refusal('link-used')
      await confirmOwner(req, customerId)
      return null
    }),
  )

/** Sends the confirming letter once more. */
export async function askConfirmation(payload: Payload, customerId: string, locale: Locale): Promise<void> {
  const req = await createLocalReq({}, payload)
  await queueMail(req, { kind: 'account-confirm', id: customerId, language: locale })
}
