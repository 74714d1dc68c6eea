import type { DeviceCard, LossDegree } from '@/content/types'
import type { Translate } from '@/i18n/translator'

/** «I–III»: degrees in a row as a range, kept on one line. */
export function degreesLabel(degrees: readonly LossDegree[]): string {
  const order: LossDegree[] = ['I', 'II', 'III', 'IV']
  const sorted = order.filter((degree) => degrees.includes(degree))
  const [first] = sorted
  const last = sorted.at(-1)
  if (!first || !last || first === last) return first ?? ''
  return `${first}\u2060–\u2060${last}`
}

/** Form, power source and degree of loss in one line. */
export function factsOf(device: DeviceCard, t: Translate): string {
  const degrees = degreesLabel(device.lossDegrees)
  return [
    t(`formFactor.${device.formFactor}`),
    device.powerSource ? t(`powerSource.${device.powerSource}`) : '',
    degrees ? t('devices.degrees', { degrees }) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

type Badge = { label: string; tone: 'plain' | 'teal' | 'promo' }

export function badgesOf(device: DeviceCard, t: Translate): Badge[] {
  const discount = discountPercent(device)
  return [
    ...(discount ? [{ label: t('devices.discount', { percent: discount }), tone: 'promo' as const }] : []),
    ...(device.badges.includes('new') ? [{ label: t('devices.badgeNew'), tone: 'teal' as const }] : []),
    ...(device.isDemo ? [{ label: t('devices.badgeDemo'), tone: 'plain' as const }] : []),
  ]
}

function discountPercent({ priceKzt, oldPriceKzt }: DeviceCard): number | null {
  if (!priceKzt || !oldPriceKzt || oldPriceKzt <= priceKzt) return null
  return Math.floor((1 - priceKzt / oldPriceKzt) * 100) || null
}
