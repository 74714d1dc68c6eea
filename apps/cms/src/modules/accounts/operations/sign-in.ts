import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { err, ok, type Result } from '@estu/domain/result'
import type { Payload } from 'payload'
import { forgetTries, giveBack, withinLimit } from '../../customer-requests/index.ts'
import { isQueueFull } from '../passwords/password-queue.ts'
import type { CheckRefusal } from '../sign-in/port.ts'
import { signInService } from '../sign-in/sign-in-service.ts'
import { openSession } from './customer-session.ts'

export type SignInRefusal = CheckRefusal
export type SignedIn = { customerId: string; token: string; device: string }

/** Customers and staff are two sets of accounts: an address may be in both, and no try at one counts for the other. */
export type Realm = 'customers' | 'staff'

type Asker = {
  email: string
  /** The client's address, for limits. */
  client: string
  /** What an earlier sign-in on this browser left; null on a new one. */
  device: string | null
}
type Try = Asker & { password: string }

/**
 * Lets a password be checked as often as a person needs and no oftener. Guessing is limited per client address and per
 * account. A browser from which the owner signed in before counts apart from strangers, so that nobody can keep the
 * owner out by guessing (OWASP, device cookies). The answer never tells whether the account exists. Each try is counted
 * before its password is looked at: tries at the same moment are as few as tries in a row.
 */
export async function limitGuessing<T>(
  payload: Payload,
  realm: Realm,
  { email, client, device }: Asker,
  check: (knownDevice: boolean) => Promise<Result<T, SignInRefusal>>,
): Promise<Result<T & { device: string }, SignInRefusal>> {
  const account = accountOf(realm, email)
  const known = isDeviceOf(payload.secret, device, account)
  if (!known && isQueueFull()) return err('too-many-requests')
  const counter = `${account}:${known ? device : 'strangers'}`
  const address = realm === 'customers' ? client : `${realm}:${client}`
  const fromAddress = await withinLimit(payload, 'signInFromAddress', address)
  if (!fromAddress && !known) return err('too-many-requests')
  if (!(await withinLimit(payload, 'signInAtAccount', counter))) return err('too-many-requests')
  const checked = await check(known)
  if (!checked.ok) {
    // No password was looked at, so none was guessed.
    if (checked.error === 'too-many-requests') await giveBack(payload, 'signInAtAccount', counter)
    return checked
  }
  await forgetTries(payload, 'signInAtAccount', counter)
  await giveBack(payload, 'signInFromAddress', address)
  return ok({ ...checked.value, device: sign(payload.secret, account) })
}

/** Signs a customer in by e-mail and password. */
export async function signIn(payload: Payload, attempt: Try): Promise<Result<SignedIn, SignInRefusal>> {
  const checked = await limitGuessing(payload, 'customers', attempt, (known) =>
    signInService(payload).check(attempt.email, attempt.password, known),
  )
  if (!checked.ok) return checked
  const { id, device } = checked.value
  return ok({ customerId: id, token: await openSession(payload, id), device })
}

const sign = (secret: string, account: string) =>
  createHmac('sha256', secret).update(`device:${account}`).digest('base64url')

const accountOf = (realm: Realm, email: string) =>
  createHash('sha256')
    .update(realm === 'customers' ? email : `${realm}:${email}`)
    .digest('hex')

/** What the owner's browser keeps after a sign-in or a new password: it names the account to nobody and opens nothing. */
export const deviceOf = (payload: Payload, email: string, realm: Realm = 'customers') =>
  sign(payload.secret, accountOf(realm, email))

function isDeviceOf(secret: string, device: string | null, account: string): boolean {
  if (!device) return false
  const [given, expected] = [Buffer.from(device), Buffer.from(sign(secret, account))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
