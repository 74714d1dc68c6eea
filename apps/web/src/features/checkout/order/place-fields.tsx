import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { ChoiceField, TextField } from '@estu/ui/components/form-fields'
import { fieldOf } from '@/components/field-of'
import type { OrderZone } from '@/content/customer/list-order-zones'
import type { Branch, ShopperOrder } from '@/content/types'
import type { FormState } from '@/forms/form-state'
import { translator } from '@/i18n/translator'

type Props = {
  locale: Locale
  order: ShopperOrder
  branches: readonly Branch[]
  zones: readonly OrderZone[]
  state: FormState | null
}

/** The branch of an order that is collected, or where one is brought and what each place costs. */
export const PlaceFields = (props: Props) =>
  props.order.receiving === 'pickup' ? <BranchField {...props} /> : <AddressFields {...props} />

function BranchField({ locale, order, branches, state }: Props) {
  const t = translator(locale)
  return (
    <ChoiceField
      {...fieldOf(state, t)('branch', order.branchId ?? '')}
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
        choices={zones.map(({ id, name, days, costKzt }) => ({
          value: id,
          label: name,
          hint: days,
          end: price(costKzt),
        }))}
      />
      {zones.map(({ id, costKzt }) => (
        <input key={id} type="hidden" name={`seen-${id}`} value={costKzt} />
      ))}
      <TextField {...field('city', order.city)} label={t('checkout.city')} autoComplete="address-level2" required />
      <TextField
        {...field('street', order.street)}
        label={t('checkout.street')}
        autoComplete="street-address"
        required
      />
    </>
  )
}
