import { displayPhone } from '@estu/domain/locale/phone'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Quote } from '@/content/customer/get-cart'
import type { Organisation, ShopperOrder } from '@/content/types'
import type { FormState } from '@/forms/state/form-state'
import { orderFacts } from '../order-facts'
import { OrderTerms } from '../order-terms'
import { OrderReceipt } from './order-receipt'

const phone = '+77012345678'
const contact = { name: 'Асель', contactBy: 'sms', phone, email: '' }
const order = { contact, receiving: 'pickup', paying: 'at_pickup', warranties: [] }

it.each([
  [
    'the terms of an order',
    <OrderTerms key="terms" locale="ru" order={order as unknown as ShopperOrder} branches={[]} />,
  ],
  [
    'its receipt',
    <OrderReceipt
      key="receipt"
      locale="ru"
      order={order as unknown as ShopperOrder}
      seller={{ phone } as unknown as Organisation}
    />,
  ],
])('no line of %s ends within a phone number', (_, shown) => {
  expect(renderToStaticMarkup(shown)).toContain(displayPhone(phone))
})

it('nor does one of the last look before ordering', () => {
  const state = { values: { phone: '8 701 234 56 78', contactBy: 'sms' }, errors: {} } as unknown as FormState
  const quote = { zones: [], plans: [], discounts: [] } as unknown as Quote
  const totals = { goodsKzt: 0, discountKzt: 0, deliveryKzt: 0, markupKzt: 0, totalKzt: 0 }
  const facts = orderFacts({ locale: 'ru', quote, branches: [], state, totals })
  expect(facts.map(({ text }) => text).join()).toContain(displayPhone(phone))
})
