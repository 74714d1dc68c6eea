import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import type { ProductSummary } from '@/content/types'
import { type Messages, type Translate, translator } from '@/i18n/translator'

/** What sort of thing an item is, in the shopper's words. */
export const kindOf = ({ kind }: Pick<ProductSummary, 'kind'>, t: Translate): string =>
  t(`goodsKind.${kind as keyof Messages['goodsKind']}`)

type Badge = { label: string; tone: 'plain' | 'teal' | 'promo' }

export const productBadges = ({ isDemo }: ProductSummary, t: Translate): Badge[] =>
  isDemo ? [{ label: t('devices.badgeDemo'), tone: 'plain' }] : []

/** What `Price` shows for an item; one that is sold after a consultation has no price to pay. */
export function priceOf(item: ProductSummary, locale: Locale) {
  const t = translator(locale)
  const { priceKzt, oldPriceKzt } = item
  if (item.byConsultation && !priceKzt) return { now: t('goods.byConsultation') }
  if (!priceKzt) return { now: t('devices.onRequest') }
  const old = oldPriceKzt && oldPriceKzt > priceKzt ? formatTenge(oldPriceKzt, locale) : null
  return { now: formatTenge(priceKzt, locale), old: old ? { label: t('devices.oldPrice'), price: old } : null }
}
