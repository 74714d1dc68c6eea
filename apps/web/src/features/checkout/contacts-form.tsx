import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { monthlyFrom } from '@estu/domain/orders/instalments'
import { orderTotals } from '@estu/domain/orders/order-totals'
import { routes } from '@estu/domain/routing/routes'
import { CheckField, type Choice, ChoiceField, TextField } from '@estu/ui/components/form-fields'
import { ConsentField, ContactFields, contactLabels, problemOf } from '@/components/contact-fields'
import { FormFrame } from '@/components/form-frame'
import { Link } from '@/components/link'
import type { Branch, Quote } from '@/content/types'
import type { FormState } from '@/forms/form-state'
import { valueOr } from '@/forms/read-form-state'
import { type Translate, translator } from '@/i18n/translator'

type Props = {
  locale: Locale
  quote: Quote
  branches: readonly Branch[]
  state: FormState | null
  consent: string
  known: { name: string; phone: string; email: string } | null
}

/** How to get it, how to pay, and who it is for: one form. */
export function ContactsForm({ locale, quote, branches, state, consent, known }: Props) {
  const t = translator(locale)
  const value = (field: string, otherwise = '') => valueOr(state, field, otherwise)
  return (
    <FormFrame locale={locale} state={state} labels={checkoutLabels(t)} className="flow__main">
      <input type="hidden" name="intent" value="check" />
      <ChoiceField
        id="receiving"
        big
        legend={t('checkout.receiving')}
        value={value('receiving', 'pickup')}
        error={problemOf(t, state, 'receiving')}
        choices={[
          { value: 'pickup', label: t('cart.pickup'), end: t('cart.free'), hint: t('checkout.pickupHint') },
          {
            value: 'delivery',
            label: t('cart.delivery'),
            hint: quote.zones.map(({ name, days }) => `${name}: ${days}`).join(', '),
          },
        ]}
      />
      <div className="when when--pickup">
        <ChoiceField
          id="branch"
          legend={t('visit.branch')}
          value={value('branch', branches[0]?.id)}
          error={problemOf(t, state, 'branch')}
          choices={branches.map(({ id, title, address }) => ({ value: id, label: title, hint: address }))}
        />
      </div>
      <div className="when when--delivery">
        <ChoiceField
          id="zone"
          legend={t('cart.delivery')}
          hint={t('checkout.addressHint')}
          value={value('zone')}
          error={problemOf(t, state, 'zone')}
          choices={quote.zones.map((zone) => zoneChoice(zone, locale, t))}
        />
        <TextField
          id="city"
          label={t('checkout.city')}
          autoComplete="address-level2"
          value={value('city')}
          error={problemOf(t, state, 'city')}
        />
        <TextField
          id="street"
          label={t('checkout.street')}
          autoComplete="street-address"
          value={value('street')}
          error={problemOf(t, state, 'street')}
        />
      </div>
      <ChoiceField
        id="paying"
        big
        legend={t('checkout.paying')}
        value={value('paying', 'at_pickup')}
        error={problemOf(t, state, 'paying')}
        choices={(['at_pickup', 'on_delivery', 'instalment'] as const)
          .filter((way) => way !== 'instalment' || quote.plans.length > 0)
          .map((way) => ({ value: way, label: t(`checkout.${way}`) }))}
      />
      {quote.plans.length > 0 && (
        <div className="when when--instalment">
          <ChoiceField
            id="plan"
            legend={t('checkout.instalment')}
            hint={t('checkout.planHint')}
            value={value('plan')}
            error={problemOf(t, state, 'plan')}
            choices={quote.plans.map((plan) => planChoice(plan, quote.goodsKzt, locale, t))}
          />
        </div>
      )}
      <h2 className="form-head">{t('checkout.who')}</h2>
      <ContactFields locale={locale} state={state} known={known} />
      <CheckField id="prefersText" checked={value('prefersText') === 'yes'}>
        {t('form.prefersText')}
      </CheckField>
      <TextField
        id="comment"
        label={t('form.comment')}
        hint={t('form.optional')}
        rows={3}
        value={value('comment')}
        error={problemOf(t, state, 'comment')}
      />
      <ConsentField locale={locale} state={state} text={consent} />
      <div className="actions">
        <Link className="btn btn--quiet" href={localisePath(locale, routes.cart.path)}>
          {t('cart.title')}
        </Link>
        <button className="btn btn--primary" type="submit">
          {t('checkout.check')}
        </button>
      </div>
    </FormFrame>
  )
}

export const checkoutLabels = (t: Translate) => ({
  ...contactLabels(t),
  receiving: t('checkout.receiving'),
  branch: t('visit.branch'),
  zone: t('cart.delivery'),
  city: t('checkout.city'),
  street: t('checkout.street'),
  paying: t('checkout.paying'),
  plan: t('checkout.instalment'),
})

function zoneChoice(zone: Quote['zones'][number], locale: Locale, t: Translate): Choice {
  const free = zone.freeFromKzt === null ? '' : t('checkout.freeFrom', { sum: formatTenge(zone.freeFromKzt, locale) })
  return {
    value: zone.id,
    label: zone.name,
    end: formatTenge(zone.priceKzt, locale),
    hint: [zone.days, free].filter(Boolean).join('. '),
  }
}

/** Where the seller pays for the delay both prices are shown (rules of internal trade, October 2025). */
export function planChoice(plan: Quote['plans'][number], goodsKzt: number, locale: Locale, t: Translate): Choice {
  const { totalKzt } = orderTotals([{ unitKzt: goodsKzt, quantity: 1 }], null, plan)
  const more =
    totalKzt === goodsKzt
      ? plan.note
      : t('checkout.planMore', { total: formatTenge(totalKzt, locale), now: formatTenge(goodsKzt, locale) })
  return {
    value: plan.id,
    label: t('checkout.planOf', {
      months: plan.months,
      amount: formatTenge(monthlyFrom(totalKzt, plan.months), locale),
      provider: plan.provider,
    }),
    hint: more,
  }
}
