import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import type { Author } from './read-authors.ts'

export type ToldChange = { at: Date; action: 'create' | 'update'; author: Author }

const most = 5

/** Reads the newest changes of a document that keeps no versions, from the log: when, what and who. */
export async function listChanges(req: PayloadRequest, collection: string, id: string): Promise<ToldChange[]> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select lines.at, entries.action, lines.actor_kind, coalesce(nullif(staff.name, ''), staff.email) as name
    from audit_entries as entries
    join audit_lines as lines on (lines.at, lines.line) = (entries.at, entries.line)
    left join staff on lines.actor_kind = 'staff' and staff.id::text = lines.actor_id
    where entries.ids @> array[${id}]::text[] and entries.collection = ${collection} and entries.action in ('create', 'update')
    order by lines.at desc, entries.action desc limit ${most}
  `)
  return rows.map(({ at, action, actor_kind, name }) => ({
    at: new Date(String(at)),
    action: action as ToldChange['action'],
    author: { kind: String(actor_kind), name: (name as string | null) ?? null, via: null },
  }))
}
