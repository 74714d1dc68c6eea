import type { AddressedCollection } from '@estu/domain/catalogue/collections'
import type { Locale } from '@estu/domain/locale/locales'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import type { DataFromCollectionSlug, Payload } from 'payload'
import { digestOf, isLinkToken } from './link-token.ts'
import { isLinkedCollection, type Shown } from './make-link.ts'
import { readSharedDraft } from './read-shared-draft.ts'

export type OpenedLink =
  | (Shown & { kind: 'open'; expiresAt: Date; draft: DataFromCollectionSlug<AddressedCollection> })
  | { kind: 'release'; id: string; locale: Locale; expiresAt: Date }
  | { kind: 'expired' | 'revoked' | 'unknown' }

/** What a link shows now, to whoever has it; why nothing, where it shows nothing. */
export async function openPreviewLink(payload: Payload, token: string): Promise<OpenedLink> {
  if (!isLinkToken(token)) return { kind: 'unknown' }
  const { drizzle } = payload.db as unknown as PostgresAdapter
  const { rows } = await drizzle.execute(sql`
    select collection, document_id, locale, expires_at, expires_at <= now() as is_old, revoked_at is not null as is_revoked
    from preview_links where token_digest = ${digestOf(token)}
  `)
  const [row] = rows
  const collection = String(row?.collection)
  if (!row || !isLinkedCollection(collection)) return { kind: 'unknown' }
  if (row.is_revoked) return { kind: 'revoked' }
  if (row.is_old) return { kind: 'expired' }
  const expiresAt = new Date(String(row.expires_at))
  const place = { id: String(row.document_id), locale: row.locale === 'kk' ? ('kk' as const) : ('ru' as const) }
  if (collection === 'releases') return { kind: 'release', ...place, expiresAt }
  const shown: Shown = { collection, ...place }
  const draft = await readSharedDraft(payload, shown)
  return draft ? { kind: 'open', ...shown, expiresAt, draft } : { kind: 'unknown' }
}
