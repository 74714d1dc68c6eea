import { createHash, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

/** A link of the staff names a member of the staff where a customer's names a customer. */
export type MailPurpose = 'confirm' | 'recover' | 'staff-recover' | 'staff-invite'

const hours: Record<MailPurpose, number> = { confirm: 72, recover: 1, 'staff-recover': 1, 'staff-invite': 72 }
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** How many links of one purpose are good at once: a letter that came late, or that a stranger asked for, ends none. */
const mostLinks = 10

/** A secret for a letter's link. Made as the letter is sent: nothing but that letter ever holds it. */
export async function makeMailToken(req: PayloadRequest, purpose: MailPurpose, customerId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const db = await databaseOf(req)
  await db.execute(sql`delete from mail_tokens where expires_at < now()`)
  await db.execute(sql`
    insert into mail_tokens (token_hash, purpose, customer_id, expires_at)
    values (${hashOf(token)}, ${purpose}, ${customerId}, now() + make_interval(hours => ${hours[purpose]}))
  `)
  await db.execute(sql`
    delete from mail_tokens where customer_id = ${customerId} and purpose = ${purpose} and token_hash not in (
      select token_hash from mail_tokens where customer_id = ${customerId} and purpose = ${purpose}
      order by expires_at desc limit ${mostLinks}
    )
  `)
  return token
}

/**
 * Uses a link up, and with it its owner's others of this purpose. @returns whose it was, or null when it is unknown,
 * used or too old.
 */
export async function useMailToken(req: PayloadRequest, purpose: MailPurpose, token: string): Promise<string | null> {
  const db = await databaseOf(req)
  const used = await db.execute(sql`
    delete from mail_tokens where token_hash = ${hashOf(token)} and purpose = ${purpose} and expires_at > now()
    returning customer_id
  `)
  if (!used.rows[0]) return null
  const customerId = String(used.rows[0].customer_id)
  await db.execute(sql`delete from mail_tokens where customer_id = ${customerId} and purpose = ${purpose}`)
  return customerId
}

/** Ends all links of a member of the staff: whoever has set a password by one has no use for another. */
export async function endStaffLinks(req: PayloadRequest, staffId: string): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`
    delete from mail_tokens where customer_id = ${staffId} and purpose in ('staff-recover', 'staff-invite')
  `)
}

/** Makes a used link good again: what it was for could not be done. */
export async function restoreMailToken(
  req: PayloadRequest,
  purpose: MailPurpose,
  token: string,
  customerId: string,
): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`
    insert into mail_tokens (token_hash, purpose, customer_id, expires_at)
    values (${hashOf(token)}, ${purpose}, ${customerId}, now() + make_interval(hours => ${hours[purpose]}))
    on conflict do nothing
  `)
}
