import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** Longer than a change takes from its announcement to its end. */
const longestChange = '10 minutes'

/**
 * A word that changes with whatever visitors are shown. Trap: a change that began earlier may end later, so the newest
 * announcement alone says too little: those of the last minutes are counted too.
 */
export async function readContentVersion(payload: Payload): Promise<string> {
  const found = await payload.db.drizzle.execute(sql`
    select coalesce(max(id), 0)::text as newest,
      (count(*) filter (where created_at > now() - ${longestChange}::interval))::text as recent
    from outbox where created_at > now() - ${longestChange}::interval or id = (select max(id) from outbox)
  `)
  const { newest, recent } = found.rows[0] as { newest: string; recent: string }
  return `${newest}.${recent}`
}
