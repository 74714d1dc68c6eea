import { type Locale, locales } from '@estu/domain/locale/locales'
import { documentPath } from '@estu/domain/routing/document-path'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { nestedRequest } from '../../../database/nested-request.ts'
import { databaseOf } from '../../../database/of-request.ts'
import { statusIn } from '../../translation/index.ts'

type Live = Record<string, unknown> | null
type Redirected = 'articles'

/**
 * Keeps every address a published document ever had: when it moves, its former address leads to the document
 * itself, not to another address, so there is never a second hop and never a loop. An address that a document
 * takes belongs to it: a redirect from there is removed.
 */
export async function recordAddress(req: PayloadRequest, collection: string, id: string, live: Live): Promise<void> {
  const path = livePath(collection, live)
  const db = await databaseOf(req)
  const known = await db.execute(sql`
    select path, live from addresses where collection = ${collection} and document_id = ${id} for update
  `)
  const before = known.rows[0] ? String(known.rows[0].path) : null
  if (!path) {
    if (known.rows[0]?.live) {
      await db.execute(sql`update addresses set live = false where collection = ${collection} and document_id = ${id}`)
    }
    return
  }
  if (before === path && known.rows[0]?.live) return
  await db.execute(sql`
    insert into addresses (collection, document_id, path, live) values (${collection}, ${id}, ${path}, true)
    on conflict (collection, document_id) do update set path = excluded.path, live = true
  `)
  await removeRedirectsFrom(req, [path])
  if (before && before !== path) await leadFrom(req, before, collection, id)
}

type Addressed = { collection: string; id: string; live: Live }

/** The same for documents that never had an address, in one statement however many they are. */
export async function recordFirstAddresses(req: PayloadRequest, documents: readonly Addressed[]): Promise<void> {
  const rows = documents.flatMap(({ collection, id, live }) => {
    const path = livePath(collection, live)
    return path ? [{ collection, id, path }] : []
  })
  if (rows.length === 0) return
  const db = await databaseOf(req)
  await db.execute(sql`
    insert into addresses (collection, document_id, path, live)
    select collection, id, path, true from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row(collection text, id text, path text)
  `)
  await removeRedirectsFrom(
    req,
    rows.map(({ path }) => path),
  )
}

/** Where a document stands while visitors can see it; null where it has no page of its own. */
function livePath(collection: string, live: Live): string | null {
  const isLive = locales.some((locale: Locale) => statusIn(live, locale) === 'published')
  return isLive && live ? documentPath(collection, live) : null
}

async function removeRedirectsFrom(req: PayloadRequest, paths: string[]): Promise<void> {
  await req.payload.delete({
    collection: 'redirects',
    where: { from: { in: paths } },
    overrideAccess: true,
    req: nestedRequest(req),
  })
}

/** Unless another document stands at the former address by now. */
async function leadFrom(req: PayloadRequest, from: string, collection: string, id: string): Promise<void> {
  const db = await databaseOf(req)
  const taken = await db.execute(sql`select 1 from addresses where path = ${from} and live`)
  if (taken.rows.length > 0) return
  await removeRedirectsFrom(req, [from])
  await req.payload.create({
    collection: 'redirects',
    data: { from, automatic: true, document: { relationTo: collection as Redirected, value: id } },
    overrideAccess: true,
    req: nestedRequest(req),
  })
}

/** Which of the documents visitors could ever see, in either language. */
export async function publicOnce(
  req: PayloadRequest,
  collection: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select document_id from addresses
    where collection = ${collection} and document_id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
  `)
  return new Set(rows.map((row) => String(row.document_id)))
}

/** A deleted document's addresses lead nowhere any more. */
export async function forgetAddress(req: PayloadRequest, collection: string, id: string): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`delete from addresses where collection = ${collection} and document_id = ${id}`)
  await req.payload.delete({
    collection: 'redirects',
    where: { and: [{ automatic: { equals: true } }, { 'document.value': { equals: id } }] },
    overrideAccess: true,
    req: nestedRequest(req),
  })
}
