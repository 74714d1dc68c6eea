import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

export type Author = { kind: string; name: string | null; via: string | null }

/** Who wrote in which version, by its id, the first one first; what was made before authors were written down has none. */
export async function readAuthors(
  req: PayloadRequest,
  collection: string,
  versions: readonly string[],
): Promise<Map<string, Author[]>> {
  if (versions.length === 0) return new Map()
  const db = await databaseOf(req)
  const list = sql.join(
    versions.map((id) => sql`${id}`),
    sql`, `,
  )
  const { rows } = await db.execute(sql`
    select version_id, actor_kind, via, coalesce(nullif(staff.name, ''), staff.email) as name
    from version_authors left join staff on actor_kind = 'staff' and staff.id::text = actor_id
    where collection = ${collection} and version_id = any(array[${list}]::text[])
    order by noted_at, name
  `)
  const authors = new Map<string, Author[]>()
  for (const { version_id, ...row } of rows) {
    const version = String(version_id)
    authors.set(version, [...(authors.get(version) ?? []), authorOf(row)])
  }
  return authors
}

const authorOf = ({ actor_kind, via, name }: Record<string, unknown>): Author => ({
  kind: String(actor_kind),
  name: (name as string | null) ?? null,
  via: (via as string | null) ?? null,
})
