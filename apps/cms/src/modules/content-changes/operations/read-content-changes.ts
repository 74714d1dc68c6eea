import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** When the content of a document last changed in one language, as ISO 8601; null where nobody noted it. */
export async function readChangedAt(
  payload: Payload,
  { collection, id, locale }: { collection: string; id: string; locale: Locale },
): Promise<string | null> {
  const found = await payload.db.drizzle.execute(sql`
    select changed_at from content_changes
    where collection = ${collection} and document_id = ${id}::uuid and locale = ${locale}
  `)
  return iso(found.rows[0]?.changed_at)
}

export type ContentChange = { id: string } & Record<Locale, string | null>

const block = 500
const first = '00000000-0000-0000-0000-000000000000'
const last = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

type Range = { from?: string | null; before?: string | null }

/** The same of all documents of a collection, by id, some at a time. */
export async function* walkContentChanges(
  payload: Payload,
  collection: string,
  { from, before }: Range = {},
): AsyncGenerator<ContentChange, void, undefined> {
  for (let after = first; ; ) {
    const found = await payload.db.drizzle.execute(sql`
      select document_id as id, max(changed_at) filter (where locale = 'ru') as ru,
        max(changed_at) filter (where locale = 'kk') as kk
      from content_changes
      where collection = ${collection} and document_id > ${after}::uuid
        and document_id >= ${from ?? first}::uuid and document_id < ${before ?? last}::uuid
      group by document_id order by document_id limit ${block}
    `)
    for (const { id, ru, kk } of found.rows) yield { id: String(id), ru: iso(ru), kk: iso(kk) }
    const end = found.rows.at(-1)
    if (!end || found.rows.length < block) return
    after = String(end.id)
  }
}

function iso(moment: unknown): string | null {
  if (!moment) return null
  return (moment instanceof Date ? moment : new Date(String(moment))).toISOString()
}
