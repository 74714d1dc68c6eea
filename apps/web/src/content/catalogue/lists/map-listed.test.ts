import type { ListedRow } from '@estu/cms/catalogue/listed-rows'
import { expect, it } from 'vitest'
import { mapComparedDevice, mapListedProduct } from './map-listed'

const row = (collection: ListedRow['collection'], card: ListedRow['card']): ListedRow => ({
  ...{ collection, id: '1', slug: 'one', priceKzt: 100_000, facts: {}, brand: null, image: null },
  card: { title: 'Название', ...card },
})

it('reads stock and form as stored', () => {
  const stored = { availability: 'demo_only', formFactor: 'cic' }
  expect(mapListedProduct(row('devices', stored))).toMatchObject(stored)
  expect(mapListedProduct(row('accessories', { availability: 'to_order' }))).toMatchObject({ availability: 'to_order' })
})

it.each([{}, { availability: null, formFactor: null }])('guesses no stock and no form: %o', (card) => {
  const unknown = { availability: null, formFactor: null, powerSource: null }
  expect(mapListedProduct(row('devices', card))).toMatchObject(unknown)
  expect(mapComparedDevice(row('devices', card))).toMatchObject(unknown)
  expect(mapListedProduct(row('consumables', card))).toMatchObject({ availability: null })
})

it('offers no instalment and names no audience that nobody stated', () => {
  for (const card of [{}, { instalmentMonths: null }])
    expect(mapListedProduct(row('devices', card))).toMatchObject({ instalmentMonths: 0, audience: [] })
  expect(mapListedProduct(row('devices', { instalmentMonths: '24' }))).toMatchObject({ instalmentMonths: 24 })
})

it('says of goods no state that only hearing aids have', () => {
  expect(mapListedProduct(row('implants', { availability: 'demo_only' }))).toMatchObject({ availability: null })
})
