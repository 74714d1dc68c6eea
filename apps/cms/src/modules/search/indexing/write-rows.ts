import { sql } from '@payloadcms/db-postgres'
import type { Database } from './generations.ts'
import type { IndexRow } from './index-row.ts'

export type DocumentRows = { collection: string; documentId: string; rows: readonly IndexRow[] }

/**
 * Writes the rows of documents into builds of the index, and takes out their rows in languages they have no more.
 * Words for corrections follow; see `collectWords`.
 */
export async function writeRows(
  db: Database,
  documents: readonly DocumentRows[],
  generations: readonly number[],
): Promise<void> {
  if (documents.length === 0) return
  const known = documents.map(({ collection, documentId, rows }) => ({
    collection,
    id: documentId,
    locales: rows.map(({ locale }) => locale),
  }))
  const rows = documents.flatMap(({ collection, documentId, rows }) =>
    rows.map(({ words: _, ...row }) => ({ collection, documentId, ...row })),
  )
  await db.execute(sql`
    delete from search_documents as stored
    using jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as given(collection text, id text, locales jsonb)
    where stored.collection = given.collection and stored.document_id = given.id
      and not given.locales ? stored.locale and stored.generation = any(${numbers(generations)})
  `)
  if (rows.length === 0) return
  await db.execute(sql`
    insert into search_documents (generation, collection, document_id, locale, kind, path, title, body, title_key,
      title_terms, terms, boost, ends_at, names)
    select generation, collection, "documentId", locale, kind, path, title, body, "titleKey",
      "titleTerms"::tsvector, terms::tsvector, boost, "endsAt", array(select jsonb_array_elements_text(names))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(collection text, "documentId" text, locale text,
      kind text, path text, title text, body text, "titleKey" text, "titleTerms" text, terms text, boost real,
      "endsAt" timestamptz, names jsonb), unnest(${numbers(generations)}) as generation
    on conflict (collection, document_id, locale, generation) do update
      set kind = excluded.kind, path = excluded.path, title = excluded.title, body = excluded.body,
          title_key = excluded.title_key, title_terms = excluded.title_terms, terms = excluded.terms,
          boost = excluded.boost, ends_at = excluded.ends_at, names = excluded.names, updated_at = now()
  `)
  await queueWords(db, documents)
}

const numbers = (values: readonly number[]) => sql.raw(`array[${values.map(Number).join(',')}]::int[]`)

async function queueWords(db: Database, documents: readonly DocumentRows[]): Promise<void> {
  const queued = documents.flatMap(({ rows }) => rows.map(({ locale, words }) => ({ locale, words })))
  await db.execute(sql`
    insert into search_new_words (locale, words)
    select locale, words from jsonb_to_recordset(${JSON.stringify(queued)}::jsonb) as row(locale text, words jsonb)
  `)
}
