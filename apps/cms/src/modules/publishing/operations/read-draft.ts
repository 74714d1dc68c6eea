import type { AddressedCollection } from '@estu/domain/catalogue/collections'
import type { DataFromCollectionSlug, Payload } from 'payload'
import { markTexts } from './mark-texts.ts'
import type { PreviewClaims } from './preview-token.ts'

/**
 * The newest version of a document, published or not, in one language and no other, each text marked with its field.
 * Only for the bearer of a verified preview link: it reads with full rights.
 */
export async function readDraft<C extends AddressedCollection>(
  payload: Payload,
  collection: C,
  { id, locale }: Pick<PreviewClaims, 'id' | 'locale'>,
): Promise<DataFromCollectionSlug<C> | null> {
  const found = await payload
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
  return found && markTexts(payload.collections[collection].config.fields, found as DataFromCollectionSlug<C>)
}
