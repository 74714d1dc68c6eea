import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { changedAt, type DocumentPlace, type LiveState } from './live-state.ts'

/** One publication: of which document, in which language, what was public before and when the public state changed. */
export type Publication = {
  key: string
  place: DocumentPlace
  locale: Locale | 'all'
  before: LiveState | null
  /** Of the public state that it made, in milliseconds: another one means that something newer was published. */
  liveAt: number
  at: Date
  by: string | null
  releaseId: string | null
}

type NewPublication = Pick<Publication, 'place' | 'locale' | 'before'>

/** Publications of a document that are kept; older ones are not undone any more. */
const kept = 20

/**
 * Writes down what is public before a publication, in its own transaction, which takes it back where that fails. Trap:
 * kept here rather than with the request, whose context Payload replaces when a relation is filled in.
 */
export async function openPublication(req: PayloadRequest, publication: NewPublication): Promise<void> {
  const { place, locale, before } = publication
  const db = await databaseOf(req)
  const releaseId = (req.context.release as string | undefined) ?? null
  await db.execute(sql`
    insert into publications (collection, document_id, locale, live_before, published_by, release_id)
    values (${place.collection}, ${place.id}, ${locale}, ${before === null ? null : JSON.stringify(before)}::jsonb,
      ${req.user?.id ?? null}, ${releaseId}::uuid)
  `)
}

/** Whether a publication was begun in this transaction. */
export async function hasOpenPublication(req: PayloadRequest, { collection, id }: DocumentPlace): Promise<boolean> {
  const db = await databaseOf(req)
  const found = await db.execute(sql`
    select 1 from publications where collection = ${collection} and document_id = ${id} and live_at is null
  `)
  return found.rows.length > 0
}

/** When the public state changed by it. */
export async function closePublication(
  req: PayloadRequest,
  { collection, id }: DocumentPlace,
  after: LiveState,
): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`
    update publications set live_at = ${changedAt(after)}::bigint
    where collection = ${collection} and document_id = ${id} and live_at is null
  `)
  await db.execute(sql`
    delete from publications where collection = ${collection} and document_id = ${id} and id not in (
      select id from publications where collection = ${collection} and document_id = ${id} order by id desc limit ${kept}
    )
  `)
}

/** Forgets publications of this transaction that came to nothing. */
export async function dropOpenPublications(req: PayloadRequest, collection: string): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`delete from publications where collection = ${collection} and live_at is null`)
}

const columns = sql`
  id::text, collection, document_id, locale, live_before, live_at::float8, published_at, release_id::text,
  (select coalesce(nullif(staff.name, ''), staff.email) from staff where staff.id::text = published_by) as by
`

/** The newest publication of a document that was not undone; null where there is none. */
export async function lastPublication(
  req: PayloadRequest,
  { collection, id }: DocumentPlace,
): Promise<Publication | null> {
  const db = await databaseOf(req)
  const found = await db.execute(sql`
    select ${columns} from publications
    where collection = ${collection} and document_id = ${id} and undone_at is null order by publications.id desc limit 1
  `)
  return found.rows[0] ? publicationOf(found.rows[0]) : null
}

export async function readPublication(req: PayloadRequest, key: string): Promise<Publication | null> {
  const db = await databaseOf(req)
  const found = await db.execute(sql`
    select ${columns} from publications where id = ${key}::bigint and undone_at is null
  `)
  return found.rows[0] ? publicationOf(found.rows[0]) : null
}

/** What a release published and nobody has undone since, the last one first. */
export async function publicationsOfRelease(req: PayloadRequest, releaseId: string): Promise<Publication[]> {
  const db = await databaseOf(req)
  const found = await db.execute(sql`
    select ${columns} from publications where release_id = ${releaseId}::uuid and undone_at is null
    order by publications.id desc
  `)
  return found.rows.map(publicationOf)
}

export async function markUndone(req: PayloadRequest, key: string): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`
    update publications set undone_at = now(), undone_by = ${req.user?.id ?? null} where id = ${key}::bigint
  `)
}

/** With a document goes what it once showed. */
export async function forgetPublications(req: PayloadRequest, collection: string, id: string): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`delete from publications where collection = ${collection} and document_id = ${id}`)
}

const publicationOf = (row: Record<string, unknown>): Publication => ({
  key: String(row.id),
  place: { collection: String(row.collection), id: String(row.document_id) },
  locale: row.locale as Publication['locale'],
  before: row.live_before as LiveState | null,
  liveAt: Number(row.live_at),
  at: new Date(String(row.published_at)),
  by: (row.by as string | null) ?? null,
  releaseId: (row.release_id as string | null) ?? null,
})
