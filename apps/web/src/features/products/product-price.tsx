import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { monthlyOffer } from '@estu/domain/orders/instalments/monthly-offer'
import { Price } from '@estu/ui/components/price'
import type { InstalmentPlan } from '@/content/catalogue/list-instalment-plans'
import type { DeviceCard, ProductCard } from '@/content/types'
import { translator } from '@/i18n/translator'
import { monthlyWords, priceWords } from './price-words'

type Props = {
  locale: Locale
  product: ProductCard
  /** By which it may be paid. Read once for all cards of a page: what is kept is decoded anew each time. */
  plans: readonly InstalmentPlan[]
}

/** The price on a product's card, or the words that stand in for it; a device's with its instalment. */
export function ProductPrice({ locale, product, plans }: Props) {
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
      instalment={product.section === 'devices' ? instalmentOf(product, priceKzt, locale, plans) : null}
    />
  )
}

function instalmentOf({ instalmentMonths }: DeviceCard, priceKzt: number, locale: Locale, plans: Props['plans']) {
  const offer = monthlyOffer(priceKzt, plans, instalmentMonths)
  return offer && monthlyWords(offer, locale, translator(locale))
}
