import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
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

/** As the database's own function says: what is counted, what is sorted by and what is shown are one. */
const stateSql = sql`translation_state(publication, outdated)`

/** How far each collection is in each language, of whatever size. */
export async function readTranslationSummary(req: PayloadRequest): Promise<TranslationSummary[]> {
  const db = await databaseOf(req)
  const found = await db.execute(sql`
    select collection, locale, state, sum(documents)::int as documents from translation_counts
    group by collection, locale, state having sum(documents) > 0
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

/** As the indexes of the desk hold it. */
const urgencySql = sql`translation_urgency(${stateSql})`

/** What was not chosen is not mentioned: so one of the indexes has exactly what is asked for, in its order. */
function conditions({ locale, collection, state }: Filter, urgency: SQL): SQL {
  const chosen = [sql`true`]
  if (locale) chosen.push(sql`locale = ${locale}`)
  if (collection) chosen.push(sql`collection = ${collection}`)
  if (state) chosen.push(sql`${urgency} = translation_urgency(${state})`)
  return sql.join(chosen, sql` and `)
}

/** One page of documents with the state of a language each; what needs work most comes first. */
export async function readTranslationStatus(
  req: PayloadRequest,
  filter: Filter,
): Promise<{ rows: TranslationStatusRow[]; total: number }> {
  const db = await databaseOf(req)
  const counted = await db.execute(sql`
    select sum(documents)::int as total from translation_counts
    where ${conditions(filter, sql`translation_urgency(state)`)}
  `)
  const found = await db.execute(sql`
    select *, ${stateSql} as state from translation_states
    where ${conditions(filter, urgencySql)}
    order by ${urgencySql}, collection, title, locale, document_id
    limit ${translationPageSize} offset ${(filter.page - 1) * translationPageSize}
  `)
  return { rows: found.rows.map(rowOf), total: Number(counted.rows[0]?.total ?? 0) }
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
