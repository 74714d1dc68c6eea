import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { usedIds } from '../../where-used/index.ts'

/**
 * Marks each picture as used or not, by what refers to it at this moment, so that the list can be filtered, counted and
 * paged by a column. Few rows change from one look to the next. Trap: two looks at once would wait for each other in a
 * circle; what another one is changing is skipped, to the same end.
 */
export async function refreshUsage(req: PayloadRequest): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`
    with used as materialized (${usedIds(req.payload, 'media')}),
    changed as (
      select media.id, used.id is not null as now
      from media left join used on used.id = media.id::text
      where media.is_used is distinct from (used.id is not null)
      for no key update of media skip locked
    )
    update media set is_used = changed.now from changed where changed.id = media.id
  `)
}
