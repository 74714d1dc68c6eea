import type { DeviceCard, ProductCard } from '@/content/types'
import type { Translate } from '@/i18n/translator'

type Badge = { label: string; tone: 'plain' | 'teal' | 'promo' }

/** The badges of a product; only devices say that they are new, and by how much they are cheaper. */
export function badgesOf(product: ProductCard, t: Translate): Badge[] {
  return [
    ...(product.section === 'devices' ? deviceBadges(product, t) : []),
    ...(product.isDemo ? [{ label: t('devices.badgeDemo'), tone: 'plain' as const }] : []),
  ]
}

function deviceBadges(device: DeviceCard, t: Translate): Badge[] {
  const discount = discountPercent(device)
  return [
    ...(discount ? [{ label: t('devices.discount', { percent: discount }), tone: 'promo' as const }] : []),
    ...(device.badges.includes('new') ? [{ label: t('devices.badgeNew'), tone: 'teal' as const }] : []),
  ]
}

function discountPercent({ priceKzt, oldPriceKzt }: DeviceCard): number | null {
  if (!priceKzt || !oldPriceKzt || oldPriceKzt <= priceKzt) return null
  return Math.floor((1 - priceKzt / oldPriceKzt) * 100) || null
}
