import { createHash, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../database/of-request.ts'

export type MailPurpose = 'confirm' | 'recover'

const hours: Record<MailPurpose, number> = { confirm: 72, recover: 1 }
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** A link for a letter; an earlier one for the same purpose stops working. */
export async function makeMailToken(req: PayloadRequest, purpose: MailPurpose, customerId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const db = await databaseOf(req)
  await db.execute(
    sql`delete from mail_tokens where (customer_id = ${customerId} and purpose = ${purpose}) or expires_at < now()`,
  )
  await db.execute(sql`
    insert into mail_tokens (token_hash, purpose, customer_id, expires_at)
    values (${hashOf(token)}, ${purpose}, ${customerId}, now() + make_interval(hours => ${hours[purpose]}))
  `)
  return token
}

/** Uses a link up. @returns whose it was, or null when it is unknown, used or too old. */
export async function useMailToken(req: PayloadRequest, purpose: MailPurpose, token: string): Promise<string | null> {
  const db = await databaseOf(req)
  const used = await db.execute(sql`
    delete from mail_tokens where token_hash = ${hashOf(token)} and purpose = ${purpose} and expires_at > now()
    returning customer_id
  `)
  return used.rows[0] ? String(used.rows[0].customer_id) : null
}
