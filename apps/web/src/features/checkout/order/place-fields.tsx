import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { sayDeliveryWait } from '@estu/domain/orders/delivery-days'
import { ChoiceField, TextField } from '@estu/ui/components/form-fields'
import { fieldOf } from '@/components/field-of'
import type { OrderZone } from '@/content/customer/list-order-zones'
import type { Branch, ShopperOrder } from '@/content/types'
import type { FormState } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'
import { waitByZone } from '../zone-choice'

type Props = {
  locale: Locale
  order: ShopperOrder
  branches: readonly Branch[]
  zones: readonly OrderZone[]
  state: FormState | null
}

/** How an order is received, and where: at a branch, or brought, with what each place costs. */
export function PlaceFields(props: Props) {
  const { locale, order, zones, state } = props
  if (isSumFixed(order)) return <OwnWay {...props} />
  const t = translator(locale)
  return (
    <>
      <ChoiceField
        {...fieldOf(state, t)('receiving', order.receiving)}
        big
        legend={t('checkout.receiving')}
        choices={[
          { value: 'pickup', label: t('cart.pickup'), end: t('cart.free'), hint: t('checkout.pickupHint') },
          { value: 'delivery', label: t('cart.delivery'), hint: waitByZone(zones, locale) },
        ]}
      />
      <div className="when when--pickup">
        <BranchField {...props} />
      </div>
      <div className="when when--delivery">
        {order.receiving === 'pickup' && order.discountKzt > 0 && (
          <p className="hint">{t('changeOrder.discountLost', { amount: formatTenge(order.discountKzt, locale) })}</p>
        )}
        <AddressFields {...props} />
      </div>
    </>
  )
}

/** A bank was told the sum, or has it: what would change it is not offered. */
const isSumFixed = ({ paidAt, payLink }: ShopperOrder): boolean => paidAt !== null || payLink !== null

const OwnWay = (props: Props) => (
  <>
    <input type="hidden" name="receiving" value={props.order.receiving} />
    {props.order.receiving === 'pickup' ? <BranchField {...props} /> : <AddressFields {...props} />}
  </>
)

function BranchField({ locale, order, branches, state }: Props) {
  const t = translator(locale)
  return (
    <ChoiceField
      {...fieldOf(state, t)('branch', order.branchId ?? branches[0]?.id)}
      legend={t('visit.branch')}
      choices={branches.map(({ id, title, address }) => ({ value: id, label: title, hint: address }))}
    />
  )
}

function AddressFields({ locale, order, zones, state }: Props) {
  const t = translator(locale)
  const field = fieldOf(state, t)
  const price = (kzt: number) => (kzt === 0 ? t('cart.free') : formatTenge(kzt, locale))
  return (
    <>
      <ChoiceField
        {...field('zone', zones.find(({ isOwn }) => isOwn)?.id)}
        legend={t('cart.delivery')}
        hint={t('changeOrder.zoneHint')}
        choices={zones.map(({ id, name, wait, costKzt }) => ({
          value: id,
          label: name,
          hint: sayDeliveryWait(wait, locale),
          end: price(costKzt),
        }))}
      />
      {zones.map(({ id, costKzt }) => (
        <input key={id} type="hidden" name={`seen-${id}`} value={costKzt} />
      ))}
      <TextField {...field('city', order.city)} label={t('checkout.city')} autoComplete="address-level2" />
      <TextField {...field('street', order.street)} label={t('checkout.street')} autoComplete="address-line1" />
    </>
  )
}
