import { createHash, randomBytes } from 'node:crypto'
import { isLocale, type Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

export type Customer = {
  id: string
  name: string
  email: string
  phone: string
  language: Locale
  emailConfirmed: boolean
}

const days = 30
export const sessionSeconds = days * 24 * 60 * 60

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const database = async (payload: Payload) => databaseOf(await createLocalReq({}, payload))

/** Signs somebody in. @returns the secret for their cookie; the table keeps its hash alone. */
export async function openSession(payload: Payload, customerId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const db = await database(payload)
  await db.execute(sql`delete from customer_sessions where expires_at < now()`)
  await db.execute(sql`
    insert into customer_sessions (token_hash, customer_id, expires_at)
    values (${hashOf(token)}, ${customerId}, now() + make_interval(days => ${days}))
  `)
  return token
}

/** Whose session it is, asked of the database each time: a session that was ended is over everywhere at once. */
export async function readSession(payload: Payload, token: string): Promise<Customer | null> {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null
  const db = await database(payload)
  const found = await db.execute(sql`
    select c.id, c.name, c.email, c.phone, c.language, c.email_confirmed_at
    from customer_sessions s join customers c on c.id::text = s.customer_id
    where s.token_hash = ${hashOf(token)} and s.expires_at > now()
  `)
  const row = found.rows[0]
  if (!row) return null
  return {
    id: String(row.id),
    name: String(row.name ?? ''),
    email: String(row.email ?? ''),
    phone: String(row.phone ?? ''),
    language: isLocale(row.language) ? row.language : 'ru',
    emailConfirmed: row.email_confirmed_at !== null,
  }
}

export async function closeSession(payload: Payload, token: string): Promise<void> {
  const db = await database(payload)
  await db.execute(sql`delete from customer_sessions where token_hash = ${hashOf(token)}`)
}

/** Ends every session of an account: after a new password, and with the account itself. */
export async function closeAllSessions(payload: Payload, customerId: string): Promise<void> {
  const db = await database(payload)
  await db.execute(sql`delete from customer_sessions where customer_id = ${customerId}`)
}
