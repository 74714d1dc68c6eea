import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { monthlyOffer } from '@estu/domain/orders/instalments/monthly-offer'
import { Price } from '@estu/ui/components/price'
import type { InstalmentPlan } from '@/content/catalogue/list-instalment-plans'
import type { Product } from '@/content/types'
import { translator } from '@/i18n/translator'
import { monthlyWords } from '../price-words'
import { isSold, unitPrices } from './choices'
import { PerChoice } from './per-choice'

type Props = { locale: Locale; product: Product; plans: readonly InstalmentPlan[]; large?: boolean }

/** A product's price with its monthly payment, or the words that stand in for it; of a device, for one and for a pair. */
export function BuyPrice({ locale, product, plans, large = false }: Props) {
  const t = translator(locale)
  const device = product.section === 'devices' ? product : null
  if (!product.priceKzt) {
    const consultation = !device && 'byConsultation' in product && product.byConsultation
    return <Price now={t(consultation ? 'goods.byConsultation' : 'devices.onRequest')} large={large} />
  }
  return (
    <PerChoice
      prices={device ? unitPrices(device) : [product.priceKzt]}
      pairs={device !== null && isSold(device)}
      show={(sumKzt, isPair) => (
        <Price
          now={formatTenge(sumKzt, locale)}
          unit={device && large ? t(isPair ? 'product.forPair' : 'devices.perDevice') : undefined}
          old={large && !isPair ? oldPrice(product, sumKzt, locale) : null}
          instalment={device && monthlyLine(sumKzt, plans, device.instalmentMonths, locale)}
          large={large}
        />
      )}
    />
  )
}

function oldPrice({ oldPriceKzt }: Product, sumKzt: number, locale: Locale) {
  if (!oldPriceKzt || oldPriceKzt <= sumKzt) return null
  return { label: translator(locale)('devices.oldPrice'), price: formatTenge(oldPriceKzt, locale) }
}

function monthlyLine(sumKzt: number, plans: readonly InstalmentPlan[], most: number, locale: Locale): string | null {
  const offer = monthlyOffer(sumKzt, plans, most)
  return offer && monthlyWords(offer, locale, translator(locale))
}
