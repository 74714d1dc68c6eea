import { type AddressedCollection, addressedCollections } from '@estu/domain/catalogue/collections'
import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { digestOf, newToken } from './link-token.ts'

/** What has a page of its own, and releases, of which every page is seen. */
export const linkedCollections = [...addressedCollections, 'releases'] as const

export const isLinkedCollection = (slug: string): slug is Linked['collection'] =>
  linkedCollections.some((known) => known === slug)

export type Shown = { collection: AddressedCollection; id: string; locale: Locale }
export type Linked = { collection: (typeof linkedCollections)[number]; id: string; locale: Locale }

/** How many links to one document may be good at once. */
export const mostLinks = 20

/** How long a link that no longer works still says why. */
const rememberedDays = 30

export type MadeLink = { token: string; expiresAt: Date }

/**
 * A link that shows one document's draft in one language, or a release in both, to whoever has it. Nothing but the answer ever holds its token.
 * @returns `too-many` where that many are good already.
 */
export async function makePreviewLink(
  req: PayloadRequest,
  { collection, id, locale }: Linked,
  days: number,
): Promise<MadeLink | 'too-many'> {
  const token = newToken()
  const db = await databaseOf(req)
  await db.execute(sql`
    delete from preview_links where expires_at < now() - make_interval(days => ${rememberedDays})
  `)
  const { rows } = await db.execute(sql`
    insert into preview_links (token_digest, collection, document_id, locale, made_by, expires_at)
    select ${digestOf(token)}, ${collection}, ${id}, ${locale}, ${String(req.user?.id)},
      now() + make_interval(days => ${days})
    where (
      select count(*) from preview_links
      where collection = ${collection} and document_id = ${id} and revoked_at is null and expires_at > now()
    ) < ${mostLinks}
    returning expires_at
  `)
  const [made] = rows
  return made ? { token, expiresAt: new Date(String(made.expires_at)) } : 'too-many'
}
