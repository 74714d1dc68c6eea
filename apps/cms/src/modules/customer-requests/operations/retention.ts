import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { databaseOf } from '../../../database/of-request.ts'

/**
 * What named people told of their hearing is kept no longer than it serves: from ended visits the person is taken out
 * (as when they delete their account), closed questions go whole. Orders stay: their sums are accounting records.
 * Run by the worker. @param days since the visit ended, or since the question was last written in
 */
export async function endRetention(payload: Payload, days: number): Promise<void> {
  await inTransaction(payload, 'ru', async (req) => {
    const db = await databaseOf(req)
    await db.execute(sql`
      update appointments set erase_when_done = true
      where not coalesce(erase_when_done, false) and (name <> '—' or phone is not null or email is not null or visitor_name is not null)
        and coalesce(ends_at, starts_at) < now() - make_interval(days => ${days})
    `)
    await db.execute(sql`
      delete from feedback
      where status in ('answered', 'closed') and updated_at < now() - make_interval(days => ${days})
    `)
  })
}
