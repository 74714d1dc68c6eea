import 'server-only'
import type { Promotion as Stored } from '@estu/cms/types'
import { promotionState } from '@estu/domain/catalogue/promotion-period'
import type { Locale } from '@estu/domain/locale/locales'
import { mapDeviceCards } from '@/content/catalogue/map-device'
import { richText, seo, words } from '@/content/map-shared'
import { pictureOrDrawing } from '@/content/placeholder-image'
import type { Promotion, PromotionCard } from '@/content/types'

export const stateOf = (stored: Stored, now: Date) =>
  promotionState(new Date(stored.startsAt), new Date(stored.endsAt), now)

export function mapPromotionCard(stored: Stored): PromotionCard {
  return {
    id: stored.id,
    slug: stored.slug ?? '',
    title: words(stored.title),
    summary: words(stored.summary),
    audience: words(stored.audience),
    cover: pictureOrDrawing(stored.cover, stored.drawing),
    startsAt: stored.startsAt,
    endsAt: stored.endsAt,
    hasDevices: mapDeviceCards(stored.devices).length > 0,
  }
}

export function mapPromotion(stored: Stored, languages: Locale[], now: Date): Promotion {
  const card = mapPromotionCard(stored)
  return {
    ...card,
    languages,
    updatedAt: stored.updatedAt,
    seo: seo(stored.meta, { title: card.title, description: card.summary }),
    body: richText(stored.body),
    terms: richText(stored.terms),
    devices: mapDeviceCards(stored.devices),
    ended: stateOf(stored, now) === 'ended',
  }
}
