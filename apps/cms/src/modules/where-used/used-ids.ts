import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { type ReferenceSource, referenceSources } from './reference-sources.ts'
import { column, hasDrafts, joined, notTrashed, rootOf } from './source-sql.ts'
import { waitingIds } from './waiting-uses.ts'

/**
 * A select of the ids, as text, of every document of a collection that some document refers to, as `findUses` would
 * find: what is public, the newest drafts, and what waits for a release. Trap: running text names documents of other collections too.
 */
export function usedIds(payload: Payload, collection: string): SQL {
  const selects = referenceSources(payload)
    .filter(({ field, target }) => field.kind === 'richText' || (field.kind === 'relation' && target === collection))
    .filter(({ field, ofVersions }) => !ofVersions || hasDrafts(payload, field.entity))
    .map((source) => selectOf(payload, source))
  return sql.join([...selects, waitingIds], sql` union `)
}

function selectOf(payload: Payload, source: ReferenceSource): SQL {
  const at = column('t0', source.column)
  const id = source.field.kind === 'richText' ? sql`unnest(rich_text_targets(${at}))` : sql`${at}::text`
  const latest = source.ofVersions ? sql`and ${rootOf(source)}.latest` : sql``
  return sql`select ${id} as id from ${joined(source)} where ${at} is not null ${latest} ${notTrashed(payload, source)}`
}
