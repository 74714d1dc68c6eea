import 'server-only'
import type { Locale } from '@estu/domain/locale'
import { documentTag, listTag, slugTag } from '@estu/domain/outbox-tags'
import { cacheLife, cacheTag } from 'next/cache'
import { asVisitor } from './as-visitor'
import { mapPromotion, stateOf } from './map-promotion'
import { cms } from './payload'
import { publishedLocales } from './published-locales'
import type { Promotion } from './types'

/**
 * One promotion by its address: null before it begins and where it is not published; afterwards it stays
 * readable and says that it has ended. The worker announces each beginning and end, so the cache follows the clock.
 */
export async function getPromotion(locale: Locale, slug: string): Promise<Promotion | null> {
  'use cache'
  cacheLife('max')
  cacheTag(slugTag('promotions', slug), listTag('devices'), listTag('media'))
  const payload = await cms()
  const found = await payload.find({
    collection: 'promotions',
    where: { slug: { equals: slug } },
    limit: 1,
    depth: 2,
    ...asVisitor(locale),
  })
  const stored = found.docs[0]
  const now = new Date()
  if (!stored || stateOf(stored, now) === 'upcoming') return null
  cacheTag(documentTag('promotions', stored.id))
  return mapPromotion(stored, await publishedLocales('promotions', stored.id), now)
}
