import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { err, ok, type Result } from '@estu/domain/result'
import type { Payload } from 'payload'
import type { CheckRefusal } from '../sign-in/port.ts'
import { signInService } from '../sign-in/sign-in-service.ts'
import { openSession } from './customer-session.ts'
import { isCrowded } from './in-turn.ts'
import { forgetTries, giveBack, withinLimit } from './limit-rate.ts'

export type SignInRefusal = CheckRefusal
export type SignedIn = { customerId: string; token: string; device: string }

type Try = {
  email: string
  password: string
  /** The client's address, for limits. */
  client: string
  /** What an earlier sign-in on this browser left; null on a new one. */
  device: string | null
}

/**
 * Signs in by e-mail and password. Guessing is limited per client address and per account. A browser from which the
 * owner signed in before counts apart from strangers, so that nobody can keep the owner out by guessing (OWASP,
 * device cookies). The answer never tells whether the account exists.
 */
export async function signIn(payload: Payload, attempt: Try): Promise<Result<SignedIn, SignInRefusal>> {
  const account = accountOf(attempt.email)
  const known = isDeviceOf(payload.secret, attempt.device, account)
  if (!known && isCrowded()) return err('too-many-requests')
  const counter = `${account}:${known ? attempt.device : 'strangers'}`
  const fromAddress = await withinLimit(payload, 'signInFromAddress', attempt.client)
  if (!fromAddress && !known) return err('too-many-requests')
  if (!(await withinLimit(payload, 'signInAtAccount', counter))) return err('too-many-requests')
  const checked = await signInService(payload).check(attempt.email, attempt.password, known)
  if (!checked.ok) {
    // No password was looked at, so none was guessed.
    if (checked.error === 'too-many-requests') await giveBack(payload, 'signInAtAccount', counter)
    return checked
  }
  const { id } = checked.value
  await forgetTries(payload, 'signInAtAccount', counter)
  await giveBack(payload, 'signInFromAddress', attempt.client)
  const token = await openSession(payload, id)
  return ok({ customerId: id, token, device: sign(payload.secret, account) })
}

const sign = (secret: string, account: string) =>
  createHmac('sha256', secret).update(`device:${account}`).digest('base64url')

const accountOf = (email: string) => createHash('sha256').update(email).digest('hex')

/** What the owner's browser keeps after a sign-in or a new password: it names the account to nobody and opens nothing. */
export const deviceOf = (payload: Payload, email: string) => sign(payload.secret, accountOf(email))

function isDeviceOf(secret: string, device: string | null, account: string): boolean {
  if (!device) return false
  const [given, expected] = [Buffer.from(device), Buffer.from(sign(secret, account))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
