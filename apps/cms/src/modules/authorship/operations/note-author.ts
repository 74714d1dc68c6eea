import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { processName } from '../../../operations/log/payload-logger.ts'
import { actorOf } from '../../audit/index.ts'

type Versioned = { collection: string; documentId: string; isGlobal: boolean }

/** Where changes are read from a file. */
const imports = /^\/api\/(tables|translation\/xliff)(\/|$)/

/**
 * Made in this transaction. Older versions are written in it too: the one that was the newest is marked as such no more.
 */
const writtenNow = sql`version.xmin = pg_current_xact_id()::xid and version.created_at > newest.created_at - interval '1 minute'`

/**
 * Writes down who made a document's newest version, in the transaction that made it, and any other that this
 * transaction made: publishing one language makes two, what is public and the drafts beside it. What is saved by itself
 * while somebody types is one version, so whoever writes on in it stands there beside those who wrote before. What is
 * known of versions that Payload has dropped goes with them.
 */
export async function noteAuthor(
  req: PayloadRequest,
  { collection, documentId, isGlobal }: Versioned,
  context: Record<string, unknown>,
): Promise<void> {
  const { kind, id } = actorOf(req, context)
  const via = processName() === 'worker' ? 'schedule' : imports.test(req.pathname ?? '') ? 'import' : null
  const versions = sql.identifier(`_${collection.replaceAll('-', '_')}_v`)
  const own = isGlobal ? sql`true` : sql`parent_id = ${documentId}::uuid`
  const db = await databaseOf(req)
  await db.execute(sql`
    with newest as (
      select id, created_at from ${versions} where ${own} order by updated_at desc, created_at desc limit 1
    )
    insert into version_authors (collection, version_id, document_id, actor_kind, actor_id, via)
    select ${collection}, version.id::text, ${documentId}, ${kind}, ${id ?? ''}, ${via}
    from ${versions} as version, newest
    where ${own} and (version.id = newest.id or (${writtenNow} and not exists (
      select from version_authors as known where known.collection = ${collection} and known.version_id = version.id::text
    )))
    on conflict (collection, version_id, actor_kind, actor_id) do update set via = excluded.via
  `)
  await db.execute(sql`
    delete from version_authors as known where collection = ${collection} and document_id = ${documentId}
      and not exists (select from ${versions} as version where version.id::text = known.version_id)
  `)
}

/** With a document go its versions. */
export async function forgetAuthors(req: PayloadRequest, collection: string, documentId: string): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`
    delete from version_authors where collection = ${collection} and document_id = ${documentId}
  `)
}
