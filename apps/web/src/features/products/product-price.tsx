import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { monthlyOffer } from '@estu/domain/orders/monthly-offer'
import { Price } from '@estu/ui/components/price'
import { listInstalmentPlans } from '@/content/catalogue/list-instalment-plans'
import type { DeviceCard, ProductCard } from '@/content/types'
import { type Translate, translator } from '@/i18n/translator'
import { monthlyWords, priceWords } from './price-words'

/** The price on a product's card, or the words that stand in for it; a device's with its instalment. */
export async function ProductPrice({ locale, product }: { locale: Locale; product: ProductCard }) {
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
      instalment={product.section === 'devices' ? await instalmentOf(product, priceKzt, locale, t) : null}
    />
  )
}

async function instalmentOf({ instalmentMonths }: DeviceCard, priceKzt: number, locale: Locale, t: Translate) {
  const offer = monthlyOffer(priceKzt, await listInstalmentPlans(locale), instalmentMonths)
  return offer && monthlyWords(offer, locale, t)
}
