import { withUsualSpaces } from '@estu/domain/text/typography/with-usual-spaces'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Quote } from '@/content/customer/get-cart'
import { DeliveryFields } from './delivery-fields'
import { PayingFields } from './paying-fields'

const wait = { from: null, to: null, inWorkingDays: false, note: '' }
const zone = (id: string): Quote['zones'][number] => ({ id, name: id, priceKzt: 1500, freeFromKzt: null, wait })
const quoteOf = (ways: string[]) => ({ plans: [], goodsKzt: 4500, ways, discounts: [] }) as unknown as Quote
const chosen = (html: string) =>
  [...html.matchAll(/<input[^>]*>/g)]
    .filter(([input]) => / checked=/.test(input))
    .map(([input]) => /value="([^"]*)"/.exec(input)?.[1])

it('the only zone of delivery is chosen already, one of several is not', () => {
  const zones = (ids: string[]) =>
    chosen(
      renderToStaticMarkup(
        <DeliveryFields locale="ru" quote={{ zones: ids.map(zone), goodsKzt: 4500 }} state={null} />,
      ),
    )
  expect(zones(['almaty'])).toEqual(['almaty'])
  expect(zones(['almaty', 'regions'])).toEqual([])
})

it('a place costs what the total says: nothing once the goods reach its sum', () => {
  const told = (goodsKzt: number) => {
    const quote = { zones: [{ ...zone('almaty'), freeFromKzt: 50_000 }], goodsKzt }
    return withUsualSpaces(renderToStaticMarkup(<DeliveryFields locale="ru" quote={quote} state={null} />))
  }
  expect(told(49_999)).toMatch(/1 500 ₸.*50 000 ₸|50 000 ₸.*1 500 ₸/)
  expect(told(50_000)).not.toMatch(/₸/)
  expect(told(50_000)).toContain('Бесплатно')
})

it('the only way to pay is chosen already', () => {
  expect(
    chosen(renderToStaticMarkup(<PayingFields locale="ru" quote={quoteOf(['on_receipt'])} state={null} />)),
  ).toEqual(['on_receipt'])
})
