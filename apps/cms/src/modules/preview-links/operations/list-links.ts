import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { mostLinks } from './make-link.ts'

export type ListedLink = { id: string; locale: Locale; madeBy: string; madeAt: Date; expiresAt: Date }

/** The links to a document that are good now, the newest first. Made at the same moment there may be more than the most. */
export async function listPreviewLinks(
  req: PayloadRequest,
  collection: string,
  documentId: string,
): Promise<ListedLink[]> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select link.id, locale, made_at, expires_at, coalesce(nullif(staff.name, ''), staff.email, '') as made_by
    from preview_links as link left join staff on staff.id::text = link.made_by
    where collection = ${collection} and document_id = ${documentId} and revoked_at is null and expires_at > now()
    order by made_at desc limit ${mostLinks * 2}
  `)
  return rows.map((row) => ({
    id: String(row.id),
    locale: row.locale === 'kk' ? 'kk' : 'ru',
    madeBy: String(row.made_by),
    madeAt: new Date(String(row.made_at)),
    expiresAt: new Date(String(row.expires_at)),
  }))
}
