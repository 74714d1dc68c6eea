import { type Locale, locales } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { Field, PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import {
  type Judgement,
  type Mark,
  reconcile,
  type TextLeaf,
  type TranslationReport,
  textLeaves,
  textsByPath,
} from '../../document-texts/index.ts'

export type Publication = 'missing' | 'draft' | 'published' | 'changed'

/** A document read with `locale: 'all'`: its newest version, and what visitors see (null while nothing is public). */
export type TwoStates = {
  collection: string
  id: string
  fields: readonly Field[]
  titleField: string
  newest: Record<string, unknown>
  live: Record<string, unknown> | null
  /** Documents without drafts: saving is publishing. */
  withoutDrafts?: boolean
}

/** The language a document is written in first; the other one is its translation. */
export const sourceLanguage = (doc: Record<string, unknown>): Locale => (doc.originalLanguage === 'kk' ? 'kk' : 'ru')

/**
 * Writes down what the translation desk shows of one document, in the request's own transaction.
 */
export async function recordTranslationState(
  req: PayloadRequest,
  document: TwoStates,
  judgement?: Judgement,
): Promise<TranslationReport> {
  const { report, states } = describe(document, await readMarks(req, document), judgement)
  await writeMarks(req, document, report.marks)
  for (const state of states) await writeState(req, document, state)
  return report
}

/** The same for documents of which the desk knows no text, in two statements however many they are. */
export async function recordNewDocuments(req: PayloadRequest, documents: readonly TwoStates[]): Promise<void> {
  const described = documents.map((document) => ({ document, ...describe(document, []) }))
  const marks = described.flatMap(({ document: { collection, id }, report }) =>
    report.marks.map((mark) => ({ collection, id, ...mark })),
  )
  const states = described.flatMap(({ document: { collection, id }, states }) =>
    states.map((state) => ({ collection, id, ...state })),
  )
  const db = await databaseOf(req)
  await db.execute(sql`
    insert into translation_marks (collection, document_id, path, source_text, source_mark, translation_mark)
    select collection, id, path, "sourceText", "sourceMark", "translationMark"
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
      as mark(collection text, id text, path text, "sourceText" text, "sourceMark" text, "translationMark" text)
  `)
  await db.execute(sql`
    insert into translation_states
      (collection, document_id, locale, publication, is_source, title, total, missing, outdated)
    select collection, id, locale, publication, "isSource", title, total, missing, outdated
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as state(collection text, id text, locale text,
      publication text, "isSource" boolean, title text, total integer, missing jsonb, outdated jsonb)
    ${replaceState}
  `)
}

/** What the desk shows of a document in each language, and the marks to keep for the next comparison. */
function describe(
  document: TwoStates,
  marks: readonly Mark[],
  judgement?: Judgement,
): { report: TranslationReport; states: State[] } {
  const source = sourceLanguage(document.newest)
  const translation = source === 'ru' ? 'kk' : 'ru'
  const leaves = {
    ru: textLeaves(document.fields, document.newest, 'ru'),
    kk: textLeaves(document.fields, document.newest, 'kk'),
  }
  const isWordless = leaves.ru.length + leaves.kk.length === 0
  const report = reconcile(marks, sourceLeaves(document), leaves[translation], judgement)
  const states = locales.map((locale) => {
    const isSource = locale === source
    const neededAndEmpty = leaves[locale].filter((leaf) => leaf.needed && !textsByPath([leaf]).size)
    return {
      locale,
      isSource,
      publication: publicationOf(document, locale, isWordless || textsByPath(leaves[locale]).size > 0),
      title: titleIn(document, locale),
      total: report.total,
      missing: isSource ? neededAndEmpty.map(({ path }) => path) : report.missing,
      outdated: isSource ? [] : report.outdated,
    }
  })
  return { report, states }
}

/**
 * What the translation is held against: the source as visitors read it, so that a draft of it outdates nothing; while it
 * was never public, its draft. Rows that the draft has dropped are not asked for any more.
 */
export function sourceLeaves({ fields, newest, live }: TwoStates): TextLeaf[] {
  const source = sourceLanguage(newest)
  const drafted = textLeaves(fields, newest, source)
  if (!live || statusIn(live, source) !== 'published') return drafted
  const kept = new Set(drafted.map(({ path }) => path))
  return textLeaves(fields, live, source).filter(({ path, ownList }) => ownList !== null || kept.has(path))
}

function publicationOf({ newest, live, withoutDrafts }: TwoStates, locale: Locale, hasTexts: boolean): Publication {
  if (!hasTexts) return 'missing'
  if (withoutDrafts) return 'published'
  if (statusIn(live, locale) !== 'published') return 'draft'
  return statusIn(newest, locale) === 'published' ? 'published' : 'changed'
}

/** `_status` of a document read with `locale: 'all'`. */
export function statusIn(doc: Record<string, unknown> | null, locale: Locale): string | null {
  const status = doc?._status
  if (typeof status === 'string') return status
  if (typeof status !== 'object' || status === null) return null
  return String((status as Record<string, unknown>)[locale] ?? '') || null
}

async function readMarks(req: PayloadRequest, { collection, id }: TwoStates): Promise<Mark[]> {
  const db = await databaseOf(req)
  const found = await db.execute(sql`
    select path, source_text, source_mark, translation_mark from translation_marks
    where collection = ${collection} and document_id = ${id}
  `)
  return found.rows.map((row) => ({
    path: String(row.path),
    sourceText: String(row.source_text),
    sourceMark: String(row.source_mark),
    translationMark: String(row.translation_mark),
  }))
}

async function writeMarks(req: PayloadRequest, { collection, id }: TwoStates, marks: readonly Mark[]): Promise<void> {
  const db = await databaseOf(req)
  const rows = JSON.stringify(marks)
  await db.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${rows}::jsonb)
        as mark(path text, "sourceText" text, "sourceMark" text, "translationMark" text)
    ), gone as (
      delete from translation_marks
      where collection = ${collection} and document_id = ${id} and path not in (select path from given)
    )
    insert into translation_marks (collection, document_id, path, source_text, source_mark, translation_mark)
    select ${collection}, ${id}, path, "sourceText", "sourceMark", "translationMark" from given
    on conflict (collection, document_id, path) do update
      set source_text = excluded.source_text, source_mark = excluded.source_mark,
          translation_mark = excluded.translation_mark, marked_at = now()
      where translation_marks.translation_mark <> excluded.translation_mark
         or translation_marks.source_mark <> excluded.source_mark
  `)
}

type State = Omit<TranslationReport, 'marks'> & {
  locale: Locale
  isSource: boolean
  publication: Publication
  title: string
}

const replaceState = sql`
  on conflict (collection, document_id, locale) do update
    set publication = excluded.publication, is_source = excluded.is_source, title = excluded.title,
        total = excluded.total, missing = excluded.missing, outdated = excluded.outdated, updated_at = now()
`

async function writeState(req: PayloadRequest, document: TwoStates, state: State): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`
    insert into translation_states
      (collection, document_id, locale, publication, is_source, title, total, missing, outdated)
    values (${document.collection}, ${document.id}, ${state.locale}, ${state.publication}, ${state.isSource},
      ${state.title}, ${state.total}, ${JSON.stringify(state.missing)}::jsonb,
      ${JSON.stringify(state.outdated)}::jsonb)
    ${replaceState}
  `)
}

function titleIn({ newest, titleField }: TwoStates, locale: Locale): string {
  const title = newest[titleField]
  if (typeof title === 'string') return title
  if (typeof title !== 'object' || title === null) return ''
  return String((title as Record<string, unknown>)[locale] ?? '')
}

/** Forgets a deleted document. */
export async function forgetTranslationState(req: PayloadRequest, collection: string, id: string): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`delete from translation_marks where collection = ${collection} and document_id = ${id}`)
  await db.execute(sql`delete from translation_states where collection = ${collection} and document_id = ${id}`)
}
