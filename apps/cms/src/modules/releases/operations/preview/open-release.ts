import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Label } from '../../../../fields/labels.ts'
import { type NamedDocument, type NotedDocument, nameDocuments } from './name-documents.ts'

/** The text of a single document that waits for the release. */
export type WaitingText = {
  global: string
  /** What the admin calls it. */
  titles: Label
  locale: Locale
  data: Record<string, unknown>
}

export type OpenRelease = {
  kind: 'open'
  title: string
  documents: NamedDocument[]
  /** In the order in which they are published. */
  texts: WaitingText[]
}

/** What a release would publish now; why nothing, where it is public already or not there any more. */
export type OpenedRelease = OpenRelease | { kind: 'published'; title: string } | { kind: 'gone' }

/**
 * Everything in a release, for the bearer of a verified link to it: two statements, however much it holds. It is read
 * anew for each page, so that what was taken out of the release meanwhile is seen as it is public.
 */
export async function openRelease(payload: Payload, id: string): Promise<OpenedRelease> {
  if (!z.uuid().safeParse(id).success) return { kind: 'gone' }
  const { rows } = await payload.db.drizzle.execute(sql`
    select title, state, ${itemsOf(id)} as items, ${textsOf(id)} as texts from releases where id = ${id}::uuid
  `)
  const [row] = rows
  if (!row) return { kind: 'gone' }
  const title = String(row.title)
  if (row.state === 'published') return { kind: 'published', title }
  const documents = (row.items as StoredItem[]).flatMap(notedDocuments)
  const texts = (row.texts as Omit<WaitingText, 'titles'>[]).map((text) => ({
    ...text,
    titles: titlesOfGlobal(payload, text.global),
  }))
  return { kind: 'open', title, documents: await nameDocuments(payload, documents), texts }
}

function titlesOfGlobal({ config }: Payload, slug: string): Label {
  const found = config.globals.find((global) => global.slug === slug)?.label
  return typeof found === 'object' ? { ru: slug, kk: slug, ...found } : { ru: slug, kk: slug }
}

/** One column a collection, `articles_id`; all but one are empty. */
type StoredItem = { document: Record<string, unknown>; languages: Locale[] | null }

/** Of a document that was deleted for ever nothing but its row is left, which is not read. */
const itemsOf = (id: string) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('document', to_jsonb(reference), 'languages', (
    select jsonb_agg(value order by "order") from releases_items_languages where parent_id = item.id
  )) order by item._order), '[]')
  from releases_items as item
  join releases_rels as reference on reference.parent_id = item._parent_id
    and reference.path = 'items.' || (item._order - 1) || '.document'
  where item._parent_id = ${id}::uuid
)`

const textsOf = (id: string) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('global', global, 'locale', locale, 'data', data)
    order by global, locale desc), '[]')
  from release_globals where release_id = ${id}::uuid
)`

function notedDocuments({ document, languages }: StoredItem): NotedDocument[] {
  const named = Object.entries(document).find(([column, value]) => /^(?!parent_).+_id$/.test(column) && value !== null)
  return named ? [{ collection: named[0].slice(0, -3), id: String(named[1]), languages: languages ?? [] }] : []
}
