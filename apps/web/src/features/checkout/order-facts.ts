import type { Locale } from '@estu/domain/locale/locales'
import { displayPhone, parseKazakhPhone } from '@estu/domain/locale/phone'
import type { Totals } from '@estu/domain/orders/order-totals'
import type { Quote } from '@/content/customer/get-cart'
import type { Branch } from '@/content/types'
import type { FormState } from '@/forms/state/form-state'
import { valueOr } from '@/forms/state/read-form-state'
import { type Translate, translator } from '@/i18n/translator'
import { planChoice } from './plan-choice'

type Order = { locale: Locale; quote: Quote; branches: readonly Branch[]; state: FormState; totals: Totals }
type Fact = { label: string; text: string }

/** What was chosen and typed, as the shopper reads it before the order is placed. */
export function orderFacts(order: Order): Fact[] {
  const { locale, state } = order
  const t = translator(locale)
  return [
    { label: t('checkout.receiving'), text: receivingText(order, t) },
    { label: t('checkout.paying'), text: payingText(order, t) },
    { label: t('checkout.discount'), text: discountText(order) },
    { label: t('checkout.who'), text: valueOr(state, 'name') },
    { label: t('form.contactBy'), text: contactText(state, t) },
    { label: t('form.comment'), text: valueOr(state, 'comment') },
  ].filter(({ text }) => text)
}

function receivingText({ quote, branches, state }: Order, t: Translate): string {
  if (valueOr(state, 'receiving') === 'delivery') {
    const zone = quote.zones.find(({ id }) => id === valueOr(state, 'zone'))
    const address = `${valueOr(state, 'city')}, ${valueOr(state, 'street')}`
    return `${t('checkout.deliveryTo', { zone: zone?.name ?? '' })}. ${address}`
  }
  const branch = branches.find(({ id }) => id === valueOr(state, 'branch'))
  return t('checkout.pickupAt', { branch: [branch?.title, branch?.address].filter(Boolean).join(', ') })
}

function payingText({ locale, quote, state, totals }: Order, t: Translate): string {
  const way = valueOr(state, 'paying')
  if (way === 'pay_link') return t('checkout.pay_link')
  if (way !== 'instalment')
    return t(valueOr(state, 'receiving') === 'delivery' ? 'checkout.on_delivery' : 'checkout.at_pickup')
  const plan = quote.plans.find(({ id }) => id === valueOr(state, 'plan'))
  return plan ? planChoice(plan, totals.goodsKzt - totals.discountKzt, locale, t).label : t('checkout.instalment')
}

function discountText({ quote, state, totals }: Order): string {
  const asked = quote.discounts.find(({ id }) => id === valueOr(state, 'discount'))
  return asked && totals.discountKzt > 0 ? `${asked.title}. ${asked.proof}` : ''
}

function contactText(state: FormState, t: Translate): string {
  const way = valueOr(state, 'contactBy')
  const phone = valueOr(state, 'phone')
  return [
    t(way === 'email' ? 'form.emailWay' : `form.${way as 'sms'}`),
    displayPhone(parseKazakhPhone(phone) ?? phone),
    valueOr(state, 'email'),
    way === 'call' ? '' : t('checkout.noCall'),
  ]
    .filter(Boolean)
    .join('\n')
}
