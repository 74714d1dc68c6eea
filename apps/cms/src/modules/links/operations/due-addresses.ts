import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { databaseOf } from '../../../database/of-request.ts'
import type { Outcome } from '../external/outcome.ts'

/** Runs that the screen or anybody else may still ask about. */
const keptRuns = 20

/** The run under way, with its addresses counted and due; null where there is none, or another worker counts them. */
export const openRun = (payload: Payload): Promise<number | null> =>
  inTransaction(payload, 'ru', async (req) => {
    const db = await databaseOf(req)
    const { rows } = await db.execute(sql`
      select id, total from link_checks where finished_at is null for update skip locked
    `)
    const [run] = rows
    if (!run) return null
    if (run.total !== null) return Number(run.id)
    await db.execute(sql`
      insert into external_links (url, due) select distinct address, ${run.id}::int from content_links
      where kind = 'external' on conflict (url) do update set due = excluded.due, held_until = null
    `)
    await db.execute(sql`delete from external_links where due is distinct from ${run.id}::int`)
    await db.execute(sql`
      update link_checks set total = (select count(*) from external_links) where id = ${run.id}::bigint
    `)
    await db.execute(sql`delete from link_checks where id <= ${run.id}::bigint - ${keptRuns}`)
    return Number(run.id)
  })

/** Some addresses for this worker alone; whoever dies with them lets go of them after a while. */
export async function holdAddresses(payload: Payload, run: number, atOnce: number): Promise<string[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    update external_links set held_until = now() + interval '2 minutes' where url in (
      select url from external_links where due = ${run} and (held_until is null or held_until < now())
      order by md5(url) limit ${atOnce} for update skip locked
    ) returning url
  `)
  return rows.map(({ url }) => String(url))
}

export const letGo = async (payload: Payload, urls: readonly string[]): Promise<void> => {
  if (urls.length === 0) return
  await payload.db.drizzle.execute(sql`
    update external_links set held_until = null
    where url in (select jsonb_array_elements_text(${JSON.stringify(urls)}::jsonb))
  `)
}

/** Stores what was found of an address, with the run's progress and every link that leads there. */
export const noteOutcome = (payload: Payload, run: number, url: string, { problem, status }: Outcome): Promise<void> =>
  inTransaction(payload, 'ru', async (req) => {
    const db = await databaseOf(req)
    const noted = await db.execute(sql`
      update external_links set outcome = ${problem}, status = ${status}, checked_at = now(), due = null, held_until = null
      where url = ${url} and due = ${run} returning url
    `)
    if (noted.rows.length === 0) return
    await db.execute(sql`
      update content_links set problem = ${problem}
      where kind = 'external' and address = ${url} and problem is distinct from ${problem}
    `)
    await db.execute(sql`
      update link_checks set done = done + 1, failed = failed + ${problem === null ? 0 : 1} where id = ${run}
    `)
  })

/** Ends the run, unless another worker still has addresses of it. */
export const finishRun = async (payload: Payload, run: number): Promise<void> => {
  await payload.db.drizzle.execute(sql`
    update link_checks set finished_at = now()
    where id = ${run} and finished_at is null and not exists (select from external_links where due = ${run})
  `)
}
