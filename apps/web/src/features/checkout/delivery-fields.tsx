import type { Locale } from '@estu/domain/locale/locales'
import { ChoiceField, TextField } from '@estu/ui/components/form-fields'
import { fieldOf } from '@/components/field-of'
import type { Quote } from '@/content/customer/get-cart'
import type { FormState } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'
import { zoneChoice } from './zone-choice'

type Props = { locale: Locale; quote: Pick<Quote, 'zones' | 'goodsKzt'>; state: FormState | null }

/** Where a courier goes; shown by the stylesheet alone once delivery is chosen. */
export function DeliveryFields({ locale, quote, state }: Props) {
  const { zones, goodsKzt } = quote
  const t = translator(locale)
  const field = fieldOf(state, t)
  return (
    <div className="when when--delivery">
      <ChoiceField
        {...field('zone', zones.length === 1 ? zones[0]?.id : '')}
        legend={t('cart.delivery')}
        hint={t('checkout.addressHint')}
        choices={zones.map((zone) => zoneChoice(zone, goodsKzt, locale, t))}
      />
      <TextField {...field('city')} label={t('checkout.city')} autoComplete="address-level2" />
      <TextField {...field('street')} label={t('checkout.street')} autoComplete="address-line1" />
    </div>
  )
}
