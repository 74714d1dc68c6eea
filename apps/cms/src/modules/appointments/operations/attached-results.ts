import { attachedKeptDays } from '@estu/domain/screener/attached/attached-limits'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { databaseOf } from '../../../database/of-request.ts'

/** A visitor takes back what they attached to a visit; where nothing is attached nothing changes. */
export async function detachResult(payload: Payload, visitId: string): Promise<void> {
  await inTransaction(payload, 'ru', async (req) => {
    const db = await databaseOf(req)
    await db.execute(sql`
      update appointments set screener_result = null
      where id = ${visitId}::uuid and screener_result is not null
    `)
  })
}

/** What was attached for a visit goes with it when it is called off, and some time after it. Run by the worker. */
export async function eraseAttachedResults(payload: Payload): Promise<void> {
  await inTransaction(payload, 'ru', async (req) => {
    const db = await databaseOf(req)
    await db.execute(sql`
      update appointments set screener_result = null
      where screener_result is not null
        and (status = 'cancelled' or coalesce(ends_at, starts_at) < now() - make_interval(days => ${attachedKeptDays}))
    `)
  })
}
