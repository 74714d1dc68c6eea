import type { DeviceCard, ProductCard } from '@/content/types'
import type { Translate } from '@/i18n/translator'

type Badge = { label: string; tone: 'plain' | 'teal' | 'promo' }

/** The badges of a card: what is new or cheaper, and what is an example. */
export function badgesOf(product: ProductCard, t: Translate): Badge[] {
  return [...newsOf(product, t), ...(product.isDemo ? [{ label: t('devices.badgeDemo'), tone: 'plain' as const }] : [])]
}

/** Only devices say that they are new, and by how much they are cheaper. */
export function newsOf(product: ProductCard, t: Translate): Badge[] {
  if (product.section !== 'devices') return []
  const discount = discountPercent(product)
  return [
    ...(discount ? [{ label: t('devices.discount', { percent: discount }), tone: 'promo' as const }] : []),
    ...(product.badges.includes('new') ? [{ label: t('devices.badgeNew'), tone: 'teal' as const }] : []),
  ]
}

function discountPercent({ priceKzt, oldPriceKzt }: DeviceCard): number | null {
  if (!priceKzt || !oldPriceKzt || oldPriceKzt <= priceKzt) return null
  return Math.floor((1 - priceKzt / oldPriceKzt) * 100) || null
}
