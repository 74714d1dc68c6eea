import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { pathAlone } from '../../links/index.ts'

/**
 * Whether the stored redirects lead from one address back to another, however many lie between them; a circle that was
 * stored once is walked once.
 */
export async function leadsBack(req: PayloadRequest, start: string, end: string): Promise<boolean> {
  const db = await databaseOf(req)
  const passed = new Set<string>()
  let next: string | null = pathAlone(start)
  while (next && next !== end && !passed.has(next)) {
    passed.add(next)
    const found = await db.execute(sql`
      select "to" from redirects where "from" = ${next}
        and not exists (select 1 from redirects_rels where parent_id = redirects.id and path = 'document')
    `)
    const to: unknown = found.rows[0]?.to
    next = typeof to === 'string' && to ? pathAlone(to) : null
  }
  return next === end
}
