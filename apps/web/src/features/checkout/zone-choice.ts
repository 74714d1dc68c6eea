import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { type DeliveryWait, sayDeliveryWait } from '@estu/domain/orders/delivery-days'
import { deliveryPrice } from '@estu/domain/orders/order-totals'
import type { Choice } from '@estu/ui/components/form-fields'
import type { Quote } from '@/content/customer/get-cart'
import type { Translate } from '@/i18n/translator'

/** Where these goods are taken to: for how much, in how many days, from which sum for nothing. */
export function zoneChoice(zone: Quote['zones'][number], goodsKzt: number, locale: Locale, t: Translate): Choice {
  const priceKzt = deliveryPrice(goodsKzt, zone)
  const { freeFromKzt } = zone
  const isTold = priceKzt > 0 && freeFromKzt !== null
  const free = isTold ? t('checkout.freeFrom', { sum: formatTenge(freeFromKzt, locale) }) : ''
  return {
    value: zone.id,
    label: zone.name,
    end: priceKzt === 0 ? t('cart.free') : formatTenge(priceKzt, locale),
    hint: [sayDeliveryWait(zone.wait, locale), free].filter(Boolean).join('. '),
  }
}

/** How long each place waits for what is brought there. */
export const waitByZone = (zones: readonly { name: string; wait: DeliveryWait }[], locale: Locale): string =>
  zones.map(({ name, wait }) => [name, sayDeliveryWait(wait, locale)].filter(Boolean).join(': ')).join(', ')
