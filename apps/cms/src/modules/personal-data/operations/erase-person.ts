import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { idList } from '../../../database/id-list.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import { databaseOf } from '../../../database/of-request.ts'
import { writeAudit } from '../../audit/index.ts'
import { eraseAppointments, eraseOrders, eraseWaits } from '../../customer-requests/index.ts'
import { findPerson } from './find-person.ts'

/** How much went, how much stays without the person, and what loses the person only when it has ended. */
export type Erased = {
  feedbackDeleted: number
  waitsDeleted: number
  reviewsDeleted: number
  ordersAnonymised: number
  visitsAnonymised: number
  waiting: number
}

/**
 * Takes somebody out of all that is stored of them, in one transaction with its line of the log. Orders and visits that
 * are still under way keep the contact they need until they end. @returns null where nothing is stored any more
 */
export const erasePerson = (payload: Payload, by: PayloadRequest, asked: string): Promise<Erased | null> =>
  inTransaction(payload, 'ru', async (own) => {
    const req = Object.assign(own, { user: by.user })
    const person = await findPerson(req, asked)
    if (!person) return null
    const db = await databaseOf(req)
    const ended = await lock(req, 'orders', person.orders, sql`status in ('completed', 'cancelled')`)
    const over = await lock(
      req,
      'appointments',
      person.appointments,
      sql`(status in ('completed', 'cancelled', 'no_show') or ends_at < now() - interval '1 day')`,
    )
    await eraseOrders(db, ended)
    await eraseAppointments(db, over)
    const waiting = {
      orders: person.orders.filter((id) => !ended.includes(id)),
      appointments: person.appointments.filter((id) => !over.includes(id)),
    }
    await wait(req, 'orders', waiting.orders)
    await wait(req, 'appointments', waiting.appointments)
    await eraseWaits(db, person.waitlist)
    await db.execute(sql`delete from feedback where id = any(${idList(person.feedback)})`)
    await db.execute(sql`
      delete from shopper_messages where state <> 'waiting' and document_id = any(${idList([...ended, ...over, ...person.waitlist, ...person.feedback])}::text[])
    `)
    if (person.reviews.length > 0)
      await req.payload.delete({
        collection: 'reviews',
        where: { id: { in: person.reviews } },
        trash: true,
        depth: 0,
        overrideAccess: true,
        req,
      })
    const ids = [...person.orders, ...person.appointments, ...person.waitlist, ...person.feedback, ...person.reviews]
    await writeAudit(req, { action: 'erase', collection: 'persons', ids, found: ids.length })
    return {
      feedbackDeleted: person.feedback.length,
      waitsDeleted: person.waitlist.length,
      reviewsDeleted: person.reviews.length,
      ordersAnonymised: ended.length,
      visitsAnonymised: over.length,
      waiting: waiting.orders.length + waiting.appointments.length,
    }
  })

async function lock(
  req: PayloadRequest,
  table: string,
  ids: readonly string[],
  where: ReturnType<typeof sql>,
): Promise<string[]> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select id::text from ${sql.identifier(table)} where id = any(${idList(ids)}) and ${where} order by id for update
  `)
  return rows.map(({ id }) => String(id))
}

/** What was attached for a visit is health data: the visit can do without it. */
async function wait(req: PayloadRequest, table: 'orders' | 'appointments', ids: readonly string[]): Promise<void> {
  const db = await databaseOf(req)
  const health = table === 'appointments' ? sql`, screener_result = null` : sql``
  await db.execute(sql`
    update ${sql.identifier(table)} set erase_when_done = true ${health} where id = any(${idList(ids)})
  `)
}
