import { honeypotField, keyField, openedField } from '@estu/domain/forms/form-guard'
import type { Locale } from '@estu/domain/locale/locales'
import { formatPhone, parseKazakhPhone } from '@estu/domain/locale/phone'
import { FormFrame } from '@/components/form-frame'
import type { Branch, Quote } from '@/content/types'
import type { FormState } from '@/forms/form-state'
import { valueOr } from '@/forms/read-form-state'
import { translator } from '@/i18n/translator'
import { checkoutLabels, planChoice } from './contacts-form'

type Props = { locale: Locale; quote: Quote; branches: readonly Branch[]; state: FormState; totalKzt: number }

const unseen = new Set([keyField, openedField, honeypotField, 'intent', 'seenTotal'])

/** Everything once more before the order is placed; what was typed travels along unseen. */
export function ReviewForm({ locale, quote, branches, state, totalKzt }: Props) {
  const t = translator(locale)
  const value = (field: string) => valueOr(state, field)
  const branch = branches.find(({ id }) => id === value('branch'))
  const zone = quote.zones.find(({ id }) => id === value('zone'))
  const plan = quote.plans.find(({ id }) => id === value('plan'))
  const delivers = value('receiving') === 'delivery'
  const way = value('contactBy')
  const facts = [
    {
      label: t('checkout.receiving'),
      text: delivers
        ? `${t('checkout.deliveryTo', { zone: zone?.name ?? '' })}. ${value('city')}, ${value('street')}`
        : t('checkout.pickupAt', { branch: [branch?.title, branch?.address].filter(Boolean).join(', ') }),
    },
    {
      label: t('checkout.paying'),
      text:
        value('paying') === 'instalment'
          ? plan
            ? planChoice(plan, quote.goodsKzt, locale, t).label
            : t('checkout.instalment')
          : t(value('paying') === 'on_delivery' ? 'checkout.on_delivery' : 'checkout.at_pickup'),
    },
    { label: t('checkout.who'), text: value('name') },
    {
      label: t('form.contactBy'),
      text: [
        t(way === 'email' ? 'form.emailWay' : `form.${way as 'sms'}`),
        formatPhone(parseKazakhPhone(value('phone')) ?? value('phone')),
        value('email'),
        way === 'call' ? '' : t('checkout.noCall'),
      ]
        .filter(Boolean)
        .join(' · '),
    },
    { label: t('form.comment'), text: value('comment') },
  ].filter(({ text }) => text)
  return (
    <FormFrame locale={locale} state={state} labels={checkoutLabels(t)} className="flow__main">
      {Object.entries(state.values)
        .filter(([name]) => !unseen.has(name))
        .map(([name, kept]) => (
          <input key={name} type="hidden" name={name} value={typeof kept === 'string' ? kept : (kept[0] ?? '')} />
        ))}
      <input type="hidden" name="seenTotal" value={totalKzt} />
      <dl className="sum">
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="actions">
        <button className="btn btn--quiet" type="submit" name="intent" value="edit">
          {t('checkout.edit')}
        </button>
        <button className="btn btn--primary" type="submit" name="intent" value="place">
          {t('checkout.place')}
        </button>
      </div>
    </FormFrame>
  )
}
