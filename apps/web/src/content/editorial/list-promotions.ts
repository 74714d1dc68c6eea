import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { readList } from '@/content/read'
import type { PromotionCard } from '@/content/types'
import { mapPromotionCard, stateOf } from './map-promotion'

/** The promotions that run now, the one that ends first in front. */
export async function listPromotions(locale: Locale): Promise<PromotionCard[]> {
  'use cache'
  const found = await readList(locale, 'promotions', { sort: 'endsAt', depth: 1 })
  const now = new Date()
  return found
    .filter((promotion) => promotion.slug && promotion.title && stateOf(promotion, now) === 'active')
    .map(mapPromotionCard)
}
