import type { Locale } from '@estu/domain/locale/locales'
import { Icon } from '@estu/ui/components/icon'
import type { Product } from '@/content/types'
import { type Translate, translator } from '@/i18n/translator'

/** When it can be had, how long it is under warranty and may be tried at home, whether it can be returned, and that it is an example. */
export function BuyTerms({ locale, product }: { locale: Locale; product: Product }) {
  const t = translator(locale)
  return (
    <ul className="ticks" role="list">
      <li>
        <Icon name="pin" />
        <span>{availabilityOf(product, t)}</span>
      </li>
      {product.warrantyMonths ? (
        <li>
          <Icon name="shield" />
          <span>{t('device.warranty', { months: product.warrantyMonths })}</span>
        </li>
      ) : null}
      {product.section === 'devices' && product.trialDays ? (
        <li>
          <Icon name="home" />
          <span>{t('device.trial', { days: product.trialDays })}</span>
        </li>
      ) : null}
      <li>
        <Icon name="info" />
        <span>{returnsOf(product, t)}</span>
      </li>
      {product.isDemo && (
        <li>
          <Icon name="eye" />
          <span className="muted">{t('devices.demoNote')}</span>
        </li>
      )}
    </ul>
  )
}

const availabilityOf = (product: Product, t: Translate) =>
  product.section === 'devices'
    ? t(`availability.${product.availability}`)
    : t(`goodsAvailability.${product.availability}`)

function returnsOf(product: Product, t: Translate) {
  if (product.section === 'devices') return t('device.noReturn')
  return t(product.returnPolicy === '14_days' ? 'goods.return14' : 'goods.noReturn')
}
