import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import type { Publication } from './translation-states.ts'

/** `outdated` wins over what is published: the words are there, but no longer those of the source. */
export type TranslationStatus = 'missing' | 'draft' | 'outdated' | 'changed' | 'published'
export const translationStatuses = ['missing', 'outdated', 'draft', 'changed', 'published'] as const

export type TranslationStatusRow = {
  collection: string
  id: string
  locale: Locale
  title: string
  state: TranslationStatus
  publication: Publication
  isSource: boolean
  missing: string[]
  outdated: string[]
  total: number
  updatedAt: Date
}

export type TranslationSummary = {
  collection: string
  locale: Locale
  documents: number
  states: Record<TranslationStatus, number>
}

const stateSql = sql`case
  when publication = 'missing' then 'missing'
  when jsonb_array_length(outdated) > 0 then 'outdated'
  else publication end`

/** How far each collection is in each language. */
export async function readTranslationSummary(req: PayloadRequest): Promise<TranslationSummary[]> {
  const db = await databaseOf(req)
  const found = await db.execute(sql`
    select collection, locale, state, count(*)::int as documents
    from (select collection, locale, ${stateSql} as state from translation_states) as desk
    group by collection, locale, state
  `)
  const summaries = new Map<string, TranslationSummary>()
  for (const row of found.rows as {
    collection: string
    locale: Locale
    state: TranslationStatus
    documents: number
  }[]) {
    const key = `${row.collection} ${row.locale}`
    const summary = summaries.get(key) ?? { ...row, documents: 0, states: noStates() }
    summary.documents += row.documents
    summary.states[row.state] = row.documents
    summaries.set(key, summary)
  }
  return [...summaries.values()].toSorted(
    (a, b) => a.collection.localeCompare(b.collection) || a.locale.localeCompare(b.locale),
  )
}

const noStates = (): Record<TranslationStatus, number> => ({
  missing: 0,
  draft: 0,
  outdated: 0,
  changed: 0,
  published: 0,
})

type Filter = { locale?: Locale; collection?: string; state?: TranslationStatus; page: number }

export const translationPageSize = 50

/** One page of documents with the state of a language each; what needs work most comes first. */
export async function readTranslationStatus(
  req: PayloadRequest,
  filter: Filter,
): Promise<{ rows: TranslationStatusRow[]; total: number }> {
  const db = await databaseOf(req)
  const where = sql`
    (${filter.locale ?? null}::text is null or locale = ${filter.locale ?? null})
    and (${filter.collection ?? null}::text is null or collection = ${filter.collection ?? null})
    and (${filter.state ?? null}::text is null or state = ${filter.state ?? null})
  `
  const found = await db.execute(sql`
    select desk.*, count(*) over ()::int as matching
    from (select *, ${stateSql} as state from translation_states) as desk
    where ${where}
    order by array_position(array['outdated', 'missing', 'changed', 'draft', 'published'], state), collection, title, locale
    limit ${translationPageSize} offset ${(filter.page - 1) * translationPageSize}
  `)
  return { rows: found.rows.map(rowOf), total: Number(found.rows[0]?.matching ?? 0) }
}

/** Both languages of one document. */
export async function readDocumentStatus(
  req: PayloadRequest,
  collection: string,
  id: string,
): Promise<TranslationStatusRow[]> {
  const db = await databaseOf(req)
  const found = await db.execute(sql`
    select *, ${stateSql} as state from translation_states where collection = ${collection} and document_id = ${id}
  `)
  return found.rows.map(rowOf)
}

const rowOf = (row: Record<string, unknown>): TranslationStatusRow => ({
  collection: String(row.collection),
  id: String(row.document_id),
  locale: row.locale === 'kk' ? 'kk' : 'ru',
  title: String(row.title),
  state: row.state as TranslationStatus,
  publication: row.publication as Publication,
  isSource: row.is_source === true,
  missing: row.missing as string[],
  outdated: row.outdated as string[],
  total: Number(row.total),
  updatedAt: new Date(String(row.updated_at)),
})
