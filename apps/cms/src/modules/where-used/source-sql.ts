import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, Payload } from 'payload'
import type { ReferenceSource } from './reference-sources.ts'

type Place = Pick<ReferenceSource, 'tables' | 'ofVersions' | 'field'>

export const column = (table: string, name: string) => sql`${sql.raw(table)}.${sql.identifier(name)}`

/** The table of the document itself, at the end of `joined`. */
export const rootOf = ({ tables }: Place): SQL => sql.raw(`t${tables.length - 1}`)

/** From the table with the reference, `t0`, to the document's own. */
export function joined({ tables }: Place): SQL {
  const [first, ...rest] = tables
  const joins = rest.map(({ name }, index) => {
    const parent = column(`t${index}`, tables[index]?.parentColumn ?? '')
    return sql` join ${sql.identifier(name)} as ${sql.raw(`t${index + 1}`)} on ${column(`t${index + 1}`, 'id')} = ${parent}`
  })
  return sql`${sql.identifier(first?.name ?? '')} as t0${sql.join(joins, sql``)}`
}

export const hasDrafts = ({ collections }: Payload, entity: string) =>
  Boolean(collections[entity as CollectionSlug]?.config.versions?.drafts)

export function notTrashed(payload: Payload, source: Place): SQL {
  if (!payload.collections[source.field.entity as CollectionSlug]?.config.trash) return sql``
  return sql`and ${rootOf(source)}.${sql.identifier(source.ofVersions ? 'version_deleted_at' : 'deleted_at')} is null`
}
