import { createHash } from 'node:crypto'
import { type Locale, locales } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

type Published = Record<string, unknown>
type Document = { documentId: string; perLocale: Readonly<Record<Locale, Published | null>> }

/**
 * Notes in the request's own transaction when what visitors read of documents became other than it was, in each language
 * apart: a save that changes nothing moves no date. What was never noted counts from its last save.
 */
export async function noteContent(
  req: PayloadRequest,
  collection: string,
  documents: readonly Document[],
): Promise<void> {
  if (documents.length === 0) return
  const db = await databaseOf(req)
  const rows = documents.flatMap(({ documentId: id, perLocale }) =>
    locales.flatMap((locale) => {
      const seen = perLocale[locale]
      return seen ? [{ id, locale, digest: digestOf(seen), at: String(seen.updatedAt) }] : []
    }),
  )
  const ids = documents.map(({ documentId }) => documentId)
  await db.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row(id uuid, locale text, digest text, at timestamptz)
    ),
    gone as (
      delete from content_changes as known
      where collection = ${collection}
        and document_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
        and not exists (select from given where given.id = known.document_id and given.locale = known.locale)
    )
    insert into content_changes (collection, document_id, locale, digest, changed_at)
    select ${collection}, id, locale, digest, at from given
    on conflict (collection, document_id, locale) do update
      set digest = excluded.digest, changed_at = excluded.changed_at
      where content_changes.digest <> excluded.digest
  `)
}

/** What every save writes anew, and no visitor reads. */
const ofSaving = new Set(['id', 'updatedAt', 'createdAt', 'deletedAt', '_status'])

function digestOf(document: Published): string {
  const content = Object.entries(document).filter(([name]) => !ofSaving.has(name))
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 27)
}
