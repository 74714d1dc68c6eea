import type { AddressedCollection } from '@estu/domain/catalogue/collections'
import type { Locale } from '@estu/domain/locale/locales'
import type { DataFromCollectionSlug, Payload } from 'payload'
import { fillDocument } from './fill-relations.ts'

type Seen = { collection: AddressedCollection | 'specialists'; id: string; locale: Locale }

/**
 * The newest version of one document as a visitor would see it, were it published: what it refers to is there as far as
 * it is public, and no further.
 */
export async function readSharedDraft<C extends Seen['collection']>(
  payload: Payload,
  { collection, id, locale }: Seen & { collection: C },
): Promise<DataFromCollectionSlug<C> | null> {
  const draft = await payload.findByID({
    collection,
    id,
    locale,
    fallbackLocale: false,
    draft: true,
    // Trap: related documents would be read as drafts too, and with the same rights.
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  if (!draft) return null
  await fillDocument(payload, collection, locale, draft)
  return draft as DataFromCollectionSlug<C>
}
