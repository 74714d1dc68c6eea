import type { AddressedCollection } from '@estu/domain/catalogue/collections'
import type { Locale } from '@estu/domain/locale/locales'
import type { DataFromCollectionSlug, DataFromGlobalSlug, GlobalSlug, Payload } from 'payload'
import { dataOf } from '../../../../fields/walk/document-data.ts'
import { fieldsOf } from '../../../../fields/walk/fields-of.ts'
import { fillGlobal, readSharedDraft } from '../../../preview-links/index.ts'
import { afterRelease } from './after-release.ts'
import { nameRelated } from './name-related.ts'
import type { OpenRelease } from './open-release.ts'

/** A document as the release will publish it, and what it shows of others as far as anybody may read that. */
export async function readDocumentAfter<C extends AddressedCollection | 'specialists'>(
  payload: Payload,
  { documents }: OpenRelease,
  shown: { collection: C; id: string; locale: Locale },
): Promise<DataFromCollectionSlug<C> | null> {
  const draft = await readSharedDraft(payload, shown)
  return draft && (nameRelated(draft, documents, shown.locale) as DataFromCollectionSlug<C>)
}

/** A single document as the release will leave it. @param stored as it is public, with ids for what it refers to. */
export async function readGlobalAfter<G extends GlobalSlug>(
  payload: Payload,
  { documents, texts }: OpenRelease,
  slug: G,
  locale: Locale,
  stored: DataFromGlobalSlug<G>,
): Promise<DataFromGlobalSlug<G>> {
  const own = texts.filter(({ global }) => global === slug)
  const merged = afterRelease(fieldsOf(payload, 'globals', slug), locale, dataOf(structuredClone(stored)), own)
  await fillGlobal(payload, slug, locale, merged)
  return nameRelated(merged, documents, locale) as unknown as DataFromGlobalSlug<G>
}
