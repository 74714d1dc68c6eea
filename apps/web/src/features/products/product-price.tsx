import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { monthlyFrom } from '@estu/domain/orders/instalments'
import { Price } from '@estu/ui/components/price'
import type { DeviceCard, ProductCard } from '@/content/types'
import { type Translate, translator } from '@/i18n/translator'
import { priceWords } from './price-words'

/** The price on a product's card, or the words that stand in for it; a device's with its instalment. */
export function ProductPrice({ locale, product }: { locale: Locale; product: ProductCard }) {
  const t = translator(locale)
  const { priceKzt, oldPriceKzt } = product
  const now = priceWords(product, locale, t)
  if (!priceKzt) return <Price now={now} />
  return (
    <Price
      now={now}
      old={
        oldPriceKzt && oldPriceKzt > priceKzt
          ? { label: t('devices.oldPrice'), price: formatTenge(oldPriceKzt, locale) }
          : null
      }
      instalment={product.section === 'devices' ? instalmentOf(product, priceKzt, locale, t) : null}
    />
  )
}

const instalmentOf = ({ instalmentMonths: months }: DeviceCard, priceKzt: number, locale: Locale, t: Translate) =>
  t('devices.monthly', { price: formatTenge(monthlyFrom(priceKzt, months), locale), months })
