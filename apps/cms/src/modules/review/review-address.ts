import type { Locale } from '@estu/domain/locale/locales'
import type { CollectionSlug, Payload } from 'payload'

/** One language of a document; single documents stand under `globals`, by their name. */
export type LanguageOf = { collection: string; id: string; locale: Locale }

/** Only what has drafts waits for anybody: the rest is public once it is saved. */
export const isReviewed = ({ collections }: Pick<Payload, 'collections'>, collection: string): boolean =>
  Boolean(collections[collection as CollectionSlug]?.config.versions?.drafts)
