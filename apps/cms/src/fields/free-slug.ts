import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../database/of-request.ts'

/** As long as an address may be (`isSlug`). */
const longest = 96

type Sql = ReturnType<typeof sql>

/** The wanted address, or the first one after it with a number that no other document of the collection has. */
export async function freeSlug(
  wanted: string,
  collection: string,
  ownId: string | undefined,
  req: PayloadRequest,
): Promise<string> {
  const db = await databaseOf(req)
  const isTaken = takenBy(collection, ownId, req)
  const numbered = sql`rtrim(left(${wanted}::text, ${longest - 1}::int - length((n + 1)::text)), '-_') || '-' || (n + 1)`
  const found = await db.execute(sql`
    with recursive tried as (
      select 1 as n, ${wanted}::text as slug, ${isTaken(sql`${wanted}::text`)} as taken
      union all
      select n + 1, ${numbered}, ${isTaken(numbered)} from tried where taken
    )
    select slug from tried where not taken
  `)
  return String(found.rows[0]?.slug)
}

/** Whether another document of the collection has an address, in whichever case it is written. */
export async function isSlugTaken(
  slug: string,
  collection: string,
  ownId: string | number | undefined,
  req: PayloadRequest,
): Promise<boolean> {
  const db = await databaseOf(req)
  const found = await db.execute(sql`select ${takenBy(collection, ownId, req)(sql`${slug}::text`)} as taken`)
  return found.rows[0]?.taken === true
}

/** An address is free while its document lies in the trash. */
function takenBy(collection: string, ownId: string | number | undefined, { payload }: PayloadRequest) {
  const kept = payload.collections[collection as 'articles'].config.trash ? sql`other.deleted_at is null` : sql`true`
  const own = ownId === undefined ? sql`true` : sql`other.id <> ${String(ownId)}::uuid`
  return (slug: Sql): Sql => sql`exists (
    select 1 from ${sql.identifier(collection)} as other where lower(other.slug) = lower(${slug}) and ${kept} and ${own}
  )`
}
