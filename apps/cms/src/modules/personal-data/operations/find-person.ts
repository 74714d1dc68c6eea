import { parseEmail } from '@estu/domain/contacts/email'
import { parseKazakhPhone } from '@estu/domain/locale/phone'
import { parseReference } from '@estu/domain/orders/order-reference'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

/** Ids of all that is stored of somebody. */
export type PersonRecords = {
  orders: string[]
  appointments: string[]
  waitlist: string[]
  feedback: string[]
  reviews: string[]
  /** Their account is their own to delete: for that they sign in. */
  hasAccount: boolean
}

type Contact = { phone: string | null; email: string | null }

/** Of messages and waits; those of orders and visits are read however they are typed. */
const otherNumber = /^[FW]-[0-9A-Z]{4}-[0-9A-Z]{4}$/

/**
 * What is stored under a phone, an e-mail address, or the phone of an order, a visit, a wait or a message (its address where it
 * has no phone). @returns null for what is none of these or belongs to nobody
 */
export async function findPerson(req: PayloadRequest, asked: string): Promise<PersonRecords | null> {
  const contact = await contactOf(req, asked)
  if (!contact) return null
  const orders = await idsOf(req, 'orders', contact)
  const appointments = await idsOf(req, 'appointments', contact)
  const waitlist = await idsOf(req, 'waitlist', contact)
  const feedback = await idsOf(req, 'feedback', contact)
  const emails = await emailsOf(req, contact)
  const reviews = await reviewsOf(req, emails)
  const nothing = [orders, appointments, waitlist, feedback, reviews].every((ids) => ids.length === 0)
  return nothing
    ? null
    : { orders, appointments, waitlist, feedback, reviews, hasAccount: await hasAccount(req, emails, contact) }
}

async function contactOf(req: PayloadRequest, asked: string): Promise<Contact | null> {
  const typed = asked.trim()
  const number = parseReference(typed) ?? (otherNumber.test(typed.toUpperCase()) ? typed.toUpperCase() : null)
  if (!number) {
    const phone = parseKazakhPhone(typed)
    if (phone) return { phone, email: null }
    // What was stored before numbers were checked is found as it stands.
    if (!typed.includes('@') && /\d/.test(typed)) return { phone: typed, email: null }
    const email = parseEmail(typed)
    if (email.ok) return { phone: null, email: email.value }
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed) ? { phone: null, email: typed.toLowerCase() } : null
  }
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select phone, lower(email) as email from orders where reference = ${number}
    union all select phone, lower(email) from appointments where reference = ${number}
    union all select phone, lower(email) from waitlist where reference = ${number}
    union all select phone, lower(email) from feedback where reference = ${number}
  `)
  const row = rows[0]
  if (!row) return null
  if (row.phone) return { phone: String(row.phone), email: null }
  return row.email ? { phone: null, email: String(row.email) } : null
}

const isTheirs = ({ phone, email }: Contact) => (phone ? sql`phone = ${phone}` : sql`lower(email) = ${email}`)

async function idsOf(req: PayloadRequest, table: string, contact: Contact): Promise<string[]> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select id::text from ${sql.identifier(table)} where ${isTheirs(contact)} order by id
  `)
  return rows.map(({ id }) => String(id))
}

/** Reviews and accounts have no phone of their own: they are found by the addresses that were left with it. */
async function emailsOf(req: PayloadRequest, contact: Contact): Promise<string[]> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select distinct lower(email) as email from (
      select email from orders where ${isTheirs(contact)}
      union all select email from appointments where ${isTheirs(contact)}
      union all select email from waitlist where ${isTheirs(contact)}
      union all select email from feedback where ${isTheirs(contact)}
      union all select ${contact.email}::varchar
    ) as left_with where email is not null
  `)
  return rows.map(({ email }) => String(email))
}

const listOf = (words: readonly string[]) =>
  sql`array[${sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[]`

async function reviewsOf(req: PayloadRequest, emails: readonly string[]): Promise<string[]> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select id::text from reviews where customer_id is null and lower(email) = any(${listOf(emails)}) order by id
  `)
  return rows.map(({ id }) => String(id))
}

async function hasAccount(req: PayloadRequest, emails: readonly string[], { phone }: Contact): Promise<boolean> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select 1 from customers where lower(email) = any(${listOf(emails)}) or phone = ${phone} limit 1
  `)
  return rows.length > 0
}
