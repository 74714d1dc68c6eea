import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { monthlyFrom } from '@estu/domain/orders/instalments'
import { Price } from '@estu/ui/components/price'
import type { DeviceCard, ProductCard } from '@/content/types'
import { type Translate, translator } from '@/i18n/translator'

type Props = { locale: Locale; product: ProductCard; large?: boolean }

/** A product's price, or the words that stand in for it; a device's with its instalment. */
export function ProductPrice({ locale, product, large = false }: Props) {
  const t = translator(locale)
  const { priceKzt, oldPriceKzt } = product
  if (!priceKzt) return <Price now={withoutPrice(product, t)} large={large} />
  const device = product.section === 'devices' ? product : null
  return (
    <Price
      now={formatTenge(priceKzt, locale)}
      unit={device && large ? t('devices.perDevice') : undefined}
      old={
        oldPriceKzt && oldPriceKzt > priceKzt
          ? { label: t('devices.oldPrice'), price: formatTenge(oldPriceKzt, locale) }
          : null
      }
      instalment={device && instalmentOf(device, priceKzt, locale, t)}
      large={large}
    />
  )
}

const withoutPrice = (product: ProductCard, t: Translate) =>
  product.section !== 'devices' && product.byConsultation ? t('goods.byConsultation') : t('devices.onRequest')

const instalmentOf = ({ instalmentMonths: months }: DeviceCard, priceKzt: number, locale: Locale, t: Translate) =>
  t('devices.monthly', { price: formatTenge(monthlyFrom(priceKzt, months), locale), months })
