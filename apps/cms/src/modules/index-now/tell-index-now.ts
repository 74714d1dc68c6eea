import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { IndexNow } from '../../env.ts'
import { changedAddresses } from './operations/changed-addresses.ts'
import { mostAtOnce, submitAddresses } from './operations/submit-addresses.ts'

/** What is saved several times in a row is told once. */
const gatherMs = 30_000
const waits = { first: 60_000, longest: 3_600_000 }
const rowsAtOnce = 2000
const markKey = 'index-now'
const stored = z.object({ id: z.number() })

type Clock = () => number

/**
 * What the worker does again and again: tells search engines which pages changed since it last did, and keeps in the
 * database how far it came. At first that is the newest announcement: nobody is told of a whole site at once.
 * @returns one turn of it; a fault is thrown, and what was not told is told later, after longer and longer waits.
 */
export function tellIndexNow(payload: Payload, settings: IndexNow, now: Clock = Date.now): () => Promise<void> {
  let nextAt = 0
  let wait = waits.first
  return async () => {
    if (now() < nextAt) return
    nextAt = now() + gatherMs
    try {
      await tellChanges(payload, settings)
      wait = waits.first
    } catch (error) {
      nextAt = now() + wait
      wait = Math.min(wait * 2, waits.longest)
      throw error
    }
  }
}

async function tellChanges(payload: Payload, settings: IndexNow): Promise<void> {
  const mark = stored.safeParse(await payload.kv.get(markKey))
  if (!mark.success) return payload.kv.set(markKey, { id: await newestAnnouncement(payload) })
  const { tags, last } = await tagsAfter(payload, mark.data.id)
  if (last === null) return
  const paths = await changedAddresses(payload, tags)
  for (let first = 0; first < paths.length; first += mostAtOnce) {
    const some = paths.slice(first, first + mostAtOnce)
    if ((await submitAddresses(settings, some)) === 'refused')
      payload.logger.error({ msg: 'IndexNow refused addresses', first: some[0], count: some.length })
  }
  await payload.kv.set(markKey, { id: last })
}

async function newestAnnouncement(payload: Payload): Promise<number> {
  const found = await payload.db.drizzle.execute(sql`select coalesce(max(id), 0)::float8 as id from outbox`)
  return stored.parse(found.rows[0]).id
}

/** Trap: a number may be committed after a higher one; what was written in the last seconds waits for the next turn. */
async function tagsAfter(payload: Payload, mark: number): Promise<{ tags: string[]; last: number | null }> {
  const found = await payload.db.drizzle.execute(sql`
    select id::float8 as id, tags from outbox
    where id > ${mark} and created_at < clock_timestamp() - interval '2 seconds' order by id limit ${rowsAtOnce}
  `)
  const rows = z.array(z.object({ id: z.number(), tags: z.array(z.string()) })).parse(found.rows)
  return { tags: [...new Set(rows.flatMap(({ tags }) => tags))], last: rows.at(-1)?.id ?? null }
}
