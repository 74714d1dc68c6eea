import 'server-only'
import type { Locale } from '@estu/domain/locale'
import { documentTag } from '@estu/domain/outbox-tags'
import { cacheLife, cacheTag } from 'next/cache'
import { asVisitor } from './as-visitor'
import { words } from './map-shared'
import { cms } from './payload'

/** A film's captions in one language, or null where it has none. */
export async function getCaptions(locale: Locale, id: string): Promise<string | null> {
  'use cache'
  cacheLife('max')
  cacheTag(documentTag('videos', id))
  const payload = await cms()
  const found = await payload.find({
    collection: 'videos',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    ...asVisitor(locale),
  })
  return words(found.docs[0]?.captions) || null
}
