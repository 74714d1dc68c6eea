import { type AddressedCollection, addressedCollections } from '@estu/domain/catalogue/collections'
import type { Payload } from 'payload'
import type { PreviewClaims } from './preview-token.ts'

const isPreviewed = (collection: string): collection is AddressedCollection =>
  addressedCollections.some((known) => known === collection)

/**
 * The newest version of a document, published or not, in one language and no other. Only for the bearer of a
 * verified preview link: it reads with full rights.
 */
export async function readDraft(payload: Payload, { collection, id, locale }: PreviewClaims) {
  if (!isPreviewed(collection)) return null
  return payload
    .findByID({
      collection,
      id,
      locale,
      fallbackLocale: false,
      draft: true,
      depth: 2,
      disableErrors: true,
      overrideAccess: true,
    })
    .catch(() => null)
}
