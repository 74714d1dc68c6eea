import 'server-only'
import type { Locale } from '@estu/domain/locale'
import { listTag } from '@estu/domain/outbox-tags'
import { cacheLife, cacheTag } from 'next/cache'
import { asVisitor } from './as-visitor'
import { mapPromotionCard, stateOf } from './map-promotion'
import { cms } from './payload'
import type { PromotionCard } from './types'

/** The promotions that run now, the one that ends first in front. */
export async function listPromotions(locale: Locale): Promise<PromotionCard[]> {
  'use cache'
  cacheLife('max')
  cacheTag(listTag('promotions'), listTag('media'))
  const payload = await cms()
  const found = await payload.find({
    collection: 'promotions',
    sort: 'endsAt',
    limit: 0,
    depth: 1,
    ...asVisitor(locale),
  })
  const now = new Date()
  return found.docs
    .filter((promotion) => promotion.slug && promotion.title && stateOf(promotion, now) === 'active')
    .map(mapPromotionCard)
}
