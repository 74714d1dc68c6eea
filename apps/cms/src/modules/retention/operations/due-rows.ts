import { sql } from '@payloadcms/db-postgres'
import { idList } from '../../../database/id-list.ts'
import type { databaseOf } from '../../../database/of-request.ts'
import type { AuditedSubject } from '../../audit/index.ts'
import { eraseAppointments, erasedName, eraseOrders } from '../../customer-requests/index.ts'
import type { RetentionKind } from '../retention-kinds.ts'

type SQL = ReturnType<typeof sql>
type Database = Awaited<ReturnType<typeof databaseOf>>

type Due = {
  table: string
  collection: AuditedSubject
  /** Rows whose time is over; `before` is when it was. What was taken out of a row makes it due no more. */
  where: (before: SQL) => SQL
  remove: (db: Database, ids: readonly string[]) => Promise<void>
}

const deleteFrom = (table: string) => async (db: Database, ids: readonly string[]) => {
  await db.execute(sql`delete from ${sql.identifier(table)} where id = any(${idList(ids)})`)
}

export const dueRows: Readonly<Record<Exclude<RetentionKind, 'audit'>, Due>> = {
  appointments: {
    table: 'appointments',
    collection: 'appointments',
    where: (before) => sql`
      coalesce(ends_at, starts_at) < ${before}
      and (name <> ${erasedName} or num_nonnulls(phone, email, visitor_name, comment, age, screener_result, outside_reason) > 0)
    `,
    remove: eraseAppointments,
  },
  waitlist: {
    table: 'waitlist',
    collection: 'waitlist',
    where: (before) => sql`status in ('taken', 'left', 'over') and updated_at < ${before}`,
    remove: deleteFrom('waitlist'),
  },
  feedback: {
    table: 'feedback',
    collection: 'feedback',
    where: (before) => sql`status in ('answered', 'closed') and updated_at < ${before}`,
    remove: deleteFrom('feedback'),
  },
  orders: {
    table: 'orders',
    collection: 'orders',
    where: (before) => sql`
      status in ('completed', 'cancelled') and updated_at < ${before}
      and (name <> ${erasedName} or num_nonnulls(phone, email, city, street, comment, pay_link) > 0)
    `,
    remove: eraseOrders,
  },
  messages: {
    table: 'shopper_messages',
    collection: 'shopper-messages',
    where: (before) => sql`state in ('sent', 'unclear', 'failed', 'by-hand') and updated_at < ${before}`,
    remove: deleteFrom('shopper_messages'),
  },
  reviews: {
    table: 'reviews',
    collection: 'reviews',
    where: (before) => sql`email is not null and written_on < ${before}`,
    remove: async (db, ids) => {
      await db.execute(sql`update reviews set email = null where id = any(${idList(ids)})`)
      await db.execute(sql`update _reviews_v set version_email = null where parent_id = any(${idList(ids)})`)
    },
  },
}
