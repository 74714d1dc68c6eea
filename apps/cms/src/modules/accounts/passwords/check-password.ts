import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { inPasswordQueue } from './password-queue.ts'
import { derivePbkdf2 } from './pbkdf2-worker.ts'

/** As Payload 3.90 keeps passwords (PBKDF2, SHA-256); a check costs a tenth to a third of a second of one core. */
const prefix = 'pbkdf2-sha256-v1:'
const iterations = 600_000
const keyLength = 32
const derive = promisify(pbkdf2)

export type PasswordCheck = { id: string } | 'wrong' | 'busy'

/**
 * Checks a password against what Payload stored. Where there is no such account the same work is done for nothing, so
 * that the time tells nobody who has an account.
 */
export async function checkPassword(
  payload: Payload,
  email: string,
  password: string,
  knownDevice = false,
  realm: 'customers' | 'staff' = 'customers',
): Promise<PasswordCheck> {
  const db = await databaseOf(await createLocalReq({}, payload))
  const found = await db.execute(sql`select id, hash, salt from ${sql.identifier(realm)} where email = ${email}`)
  const { id, hash, salt } = found.rows[0] ?? {}
  const derivation = { password, salt: String(salt ?? randomBytes(32).toString('hex')), iterations, keyLength }
  const key = await inPasswordQueue(() => derivePbkdf2(derivation), knownDevice ? 'known' : 'strangers')
  if (!key) return 'busy'
  const stored = Buffer.from(String(hash ?? '').replace(prefix, ''), 'hex')
  return stored.length === key.length && timingSafeEqual(stored, key) ? { id: String(id) } : 'wrong'
}

/** As much work as Payload does to keep a new password. */
export async function spendSameTime(password: string): Promise<void> {
  await derive(password, randomBytes(32).toString('hex'), iterations, keyLength, 'sha256')
}
