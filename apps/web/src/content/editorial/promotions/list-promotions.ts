import 'server-only'
import type { Promotion } from '@estu/cms/types'
import type { Locale } from '@estu/domain/locale/locales'
import type { Where } from 'payload'
import { type Paged, readList, readPage } from '@/content/read'
import type { PromotionCard } from '@/content/types'
import { mapPromotionCard, stateOf } from './map-promotion'

/** What a page of the site shows among other things. */
const mostAtOnce = 24
const promotionsOnPage = 12
/** The one that ends first in front. */
const order = ['endsAt', 'id']

/** The promotions that run now. Each beginning and end is announced as a change. */
export async function listPromotions(locale: Locale): Promise<PromotionCard[]> {
  'use cache'
  const now = new Date()
  const query = { where: runningAt(now), sort: order, limit: mostAtOnce, depth: 1 }
  return (await readList(locale, 'promotions', query)).flatMap(cardAt(now))
}

/** The same, a page of them, so that each can be reached however many there are. */
export async function listPromotionPage(locale: Locale, page: number): Promise<Paged<PromotionCard>> {
  'use cache'
  const now = new Date()
  const query = { where: runningAt(now), sort: order, limit: promotionsOnPage, page, depth: 1 }
  return readPage(locale, 'promotions', query, cardAt(now))
}

/** The running promotions that name a device, the one that ends first in front. */
export async function listPromotionsOf(locale: Locale, deviceId: string): Promise<PromotionCard[]> {
  'use cache'
  const now = new Date()
  const where = { ...runningAt(now), devices: { equals: deviceId } }
  const query = { where, sort: order, limit: mostAtOnce, depth: 1 }
  return (await readList(locale, 'promotions', query)).flatMap(cardAt(now))
}

const runningAt = (now: Date): Where => ({
  startsAt: { less_than_equal: now.toISOString() },
  endsAt: { greater_than: now.toISOString() },
})

const cardAt =
  (now: Date) =>
  (promotion: Promotion): PromotionCard[] =>
    promotion.slug && promotion.title && stateOf(promotion, now) === 'active' ? [mapPromotionCard(promotion)] : []
