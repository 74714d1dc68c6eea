import type { AddressedCollection } from '@estu/domain/catalogue/collections'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** Documents of a part. In two languages 20,000 addresses of about 1,300 bytes; a sitemap may have 50,000 and 50 MB. */
const documentsInPart = 10_000

export type SitemapPart = {
  /** The part's first id; null for the first part, which begins at the beginning. */
  from: string | null
  /** The next part's first id; null for the last part. */
  before: string | null
  /** When the content of one of its documents last changed, as ISO 8601. */
  updatedAt: string
}

/**
 * In which parts the published documents of a collection are shown to search engines, in ranges of their
 * ids. None where nothing may be shown.
 */
export async function readSitemapParts(
  payload: Payload,
  collection: AddressedCollection,
  size = documentsInPart,
): Promise<SitemapPart[]> {
  const found = await payload.db.drizzle.execute(sql`
    select min(id::text) as first, max(changed_at) as updated_at
    from (
      select id, coalesce((
          select max(changed_at) from content_changes
          where collection = ${collection} and document_id = document.id
        ), updated_at) as changed_at, (row_number() over (order by id) - 1) / ${size}::int as part
      from ${sql.identifier(collection)} as document
      where deleted_at is null and slug is not null and exists (
        select 1 from ${sql.identifier(`${collection}_locales`)}
        where _parent_id = document.id and _status = 'published'
          and not coalesce(meta_noindex, false) and coalesce(meta_canonical, '') = ''
      )
    ) as shown
    group by part order by part
  `)
  const rows = found.rows as { first: string; updated_at: Date | string }[]
  return rows.map(({ first, updated_at }, index) => ({
    from: index === 0 ? null : first,
    before: rows[index + 1]?.first ?? null,
    updatedAt: new Date(updated_at).toISOString(),
  }))
}
