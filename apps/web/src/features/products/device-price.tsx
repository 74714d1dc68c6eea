import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { monthlyFrom } from '@estu/domain/orders/instalments'
import { Price } from '@estu/ui/components/price'
import type { DeviceCard } from '@/content/types'
import { translator } from '@/i18n/translator'

/** A device's price with its instalment, or the words that stand in for it. */
export function DevicePrice({
  locale,
  device,
  large = false,
}: {
  locale: Locale
  device: DeviceCard
  large?: boolean
}) {
  const t = translator(locale)
  const { priceKzt, oldPriceKzt, instalmentMonths } = device
  if (!priceKzt) return <Price now={t('devices.onRequest')} large={large} />
  return (
    <Price
      now={formatTenge(priceKzt, locale)}
      unit={large ? t('devices.perDevice') : undefined}
      old={
        oldPriceKzt && oldPriceKzt > priceKzt
          ? { label: t('devices.oldPrice'), price: formatTenge(oldPriceKzt, locale) }
          : null
      }
      instalment={t('devices.monthly', {
        price: formatTenge(monthlyFrom(priceKzt, instalmentMonths), locale),
        months: instalmentMonths,
      })}
      large={large}
    />
  )
}
