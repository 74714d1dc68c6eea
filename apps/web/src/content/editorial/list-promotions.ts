import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { readList } from '@/content/read'
import type { PromotionCard } from '@/content/types'
import { mapPromotionCard, stateOf } from './map-promotion'

/** More than a shop runs at a time. */
const mostAtOnce = 24

/** The promotions that run now, the one that ends first in front. Each beginning and end is announced as a change. */
export async function listPromotions(locale: Locale): Promise<PromotionCard[]> {
  'use cache'
  const now = new Date()
  const running = { startsAt: { less_than_equal: now.toISOString() }, endsAt: { greater_than: now.toISOString() } }
  const found = await readList(locale, 'promotions', { where: running, sort: 'endsAt', limit: mostAtOnce, depth: 1 })
  return found
    .filter((promotion) => promotion.slug && promotion.title && stateOf(promotion, now) === 'active')
    .map(mapPromotionCard)
}
