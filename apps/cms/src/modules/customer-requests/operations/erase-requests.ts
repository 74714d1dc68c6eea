import { sql } from '@payloadcms/db-postgres'
import { idList } from '../../../database/id-list.ts'
import type { databaseOf } from '../../../database/of-request.ts'

type Database = Awaited<ReturnType<typeof databaseOf>>

/** What stands in place of a name that was taken out. */
export const erasedName = '—'

/**
 * Takes the person out of orders: sums, goods and days stay, as accounting records. With the person goes what staff noted:
 * a note may name anybody.
 */
export async function eraseOrders(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const list = idList(ids)
  await db.execute(sql`
    update orders set name = ${erasedName}, phone = null, email = null, city = null, street = null, comment = null,
      customer_id = null, prefers_text = false, pay_link = null, erase_when_done = false
    where id = any(${list})
  `)
  await db.execute(sql`update orders_history set words = null where _parent_id = any(${list})`)
  await db.execute(sql`update orders_returns set comment = null, answer = null where _parent_id = any(${list})`)
}

/** Waits go whole, and the times that were kept for them become free. */
export async function eraseWaits(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.execute(sql`
    with gone as (delete from waitlist where id = any(${idList(ids)}) returning id)
    delete from slot_claims using gone where holder = 'wait:' || gone.id and appointment_id is null
  `)
}

/** Takes the person out of visits, and what they needed and told of their hearing. */
export async function eraseAppointments(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const list = idList(ids)
  await db.execute(sql`
    update appointments set name = ${erasedName}, phone = null, email = null, comment = null, age = null,
      customer_id = null, for_whom = null, visitor_name = null, screener_result = null, outside_reason = null,
      erase_when_done = false
    where id = any(${list})
  `)
  await db.execute(sql`update appointments_history set words = null where _parent_id = any(${list})`)
  await db.execute(sql`delete from appointments_needs where parent_id = any(${list})`)
}
