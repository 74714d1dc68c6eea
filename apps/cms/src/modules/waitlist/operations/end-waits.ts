import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { databaseOf } from '../../../database/of-request.ts'
import type { Waitlist } from '../../../payload-types.ts'
import { closeOffer, lockWait, updateWait } from './change-wait.ts'

type Condition = ReturnType<typeof sql>

/** As many as one turn ends; the next turn comes soon. */
const atOnce = 100

/** Nobody answered in time: the time goes to the next in line. */
export const endUnanswered = (payload: Payload): Promise<void> =>
  endEach(payload, sql`wait.status = 'offered' and wait.offer_until <= clock_timestamp()`, (req, wait) =>
    updateWait(req, wait.id, closeOffer(wait, 'unanswered'), 'system', 'offer_unanswered'),
  )

/** What was waited for can come no more: the date is there, or the visit is called off or over, or became another one. */
export const endWaits = (payload: Payload): Promise<void> =>
  endEach(
    payload,
    sql`
      wait.status in ('waiting', 'offered') and (
        wait.until <= clock_timestamp() or (wait.for_visit and (
          visit.id is null or visit.status not in ('booked', 'confirmed') or visit.starts_at <= clock_timestamp()
          or visit.service_id <> wait.service_id or visit.branch_id <> wait.branch_id
        ))
      )
    `,
    (req, wait) =>
      updateWait(req, wait.id, { offers: closeOffer(wait, 'unanswered').offers, status: 'over' }, 'system'),
  )

async function endEach(
  payload: Payload,
  which: Condition,
  end: (req: PayloadRequest, wait: Waitlist) => Promise<unknown>,
): Promise<void> {
  const matching = (also: Condition) => sql`
    select wait.id from waitlist wait left join appointments visit on visit.id = wait.visit_id
    where ${which} and ${also} order by wait.id limit ${atOnce}
  `
  const db = await databaseOf(await createLocalReq({}, payload))
  const { rows } = await db.execute(matching(sql`true`))
  for (const { id } of rows as { id: string }[]) {
    await inTransaction(payload, 'ru', async (req) => {
      const wait = await lockWait(req, id)
      // Asked again after the wait for the lock: it may have been answered meanwhile.
      const still = await (await databaseOf(req)).execute(matching(sql`wait.id = ${id}::uuid`))
      if (wait && still.rows.length > 0) await end(req, wait)
    })
  }
}
