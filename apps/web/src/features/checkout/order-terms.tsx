import type { Locale } from '@estu/domain/locale/locales'
import { displayPhone } from '@estu/domain/locale/phone'
import type { Branch, ShopperOrder } from '@/content/types'
import { type Translate, translator } from '@/i18n/translator'

type Props = { locale: Locale; order: ShopperOrder; branches: readonly Branch[] }

/** Where an order is handed over, and how it is paid. */
export function OrderTerms({ locale, order, branches }: Props) {
  const t = translator(locale)
  return (
    <dl className="sum">
      <div>
        <dt>{t('order.where')}</dt>
        <dd>{placeOf(order, branches)}</dd>
      </div>
      {order.deliveryDays && (
        <div>
          <dt>{t('order.deliveryDays')}</dt>
          <dd>{order.deliveryDays}</dd>
        </div>
      )}
      <div>
        <dt>{t('checkout.paying')}</dt>
        <dd>
          {t(`checkout.${order.paying}`)}
          {planOf(order, t)}
        </dd>
      </div>
      <div>
        <dt>{t('checkout.contact')}</dt>
        <dd>{contactOf(order, t)}</dd>
      </div>
    </dl>
  )
}

function placeOf({ receiving, branchId, zone, city, street }: ShopperOrder, branches: readonly Branch[]): string {
  if (receiving !== 'pickup') return `${zone}. ${[city, street].filter(Boolean).join(', ')}`
  const branch = branches.find(({ id }) => id === branchId)
  return [branch?.title, branch?.address].filter(Boolean).join(', ')
}

const planOf = ({ planMonths, planProvider }: ShopperOrder, t: Translate) =>
  planMonths ? ` · ${t('device.months', { count: planMonths })} · ${planProvider}` : ''

const contactOf = ({ contact: { name, contactBy, phone, email } }: ShopperOrder, t: Translate) =>
  [name, t(contactBy === 'email' ? 'form.emailWay' : `form.${contactBy}`), phone && displayPhone(phone), email]
    .filter(Boolean)
    .join('\n')
