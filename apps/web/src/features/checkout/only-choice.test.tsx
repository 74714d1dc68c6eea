import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Quote } from '@/content/customer/get-cart'
import { DeliveryFields } from './delivery-fields'
import { PayingFields } from './paying-fields'

const zone = (id: string) => ({ id, name: id, priceKzt: 1500, freeFromKzt: null, days: '' }) as Quote['zones'][number]
const quoteOf = (ways: string[]) => ({ plans: [], goodsKzt: 4500, ways, discounts: [] }) as unknown as Quote
const chosen = (html: string) =>
  [...html.matchAll(/<input[^>]*>/g)]
    .filter(([input]) => / checked=/.test(input))
    .map(([input]) => /value="([^"]*)"/.exec(input)?.[1])

it('the only zone of delivery is chosen already, one of several is not', () => {
  const zones = (ids: string[]) =>
    chosen(renderToStaticMarkup(<DeliveryFields locale="ru" zones={ids.map(zone)} state={null} />))
  expect(zones(['almaty'])).toEqual(['almaty'])
  expect(zones(['almaty', 'regions'])).toEqual([])
})

it('the only way to pay is chosen already', () => {
  expect(
    chosen(renderToStaticMarkup(<PayingFields locale="ru" quote={quoteOf(['on_receipt'])} state={null} />)),
  ).toEqual(['on_receipt'])
})
