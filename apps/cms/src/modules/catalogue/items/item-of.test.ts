import { expect, it } from 'vitest'
import { itemOf, type ListedDocument } from './item-of.ts'

const rankOf = (facts: object) =>
  itemOf('accessories', { id: 'x', slug: 'x', title: 'Х', availability: 'in_stock', ...facts } as ListedDocument, {
    soldOut: false,
    plans: [],
  })?.rank ?? Number.NaN

it('puts first what can be had, then what is often chosen, then what costs least', () => {
  const inOrder = [
    { badges: ['hit'], priceKzt: 5_000 },
    { badges: ['hit'], priceKzt: 90_000 },
    { priceKzt: 4_000 },
    { priceKzt: 2_147_483_646 },
    { priceKzt: null },
    { availability: 'to_order', badges: ['hit'], priceKzt: 1 },
    { availability: 'out_of_stock', priceKzt: 1 },
  ]
  const ranks = inOrder.map(rankOf)
  expect(ranks.toSorted((a, b) => a - b)).toEqual(ranks)
  expect(new Set(ranks).size).toBe(ranks.length)
})

const cardOf = (facts: object) =>
  itemOf('devices', { id: 'x', slug: 'x', title: 'Х', availability: 'in_stock', ...facts } as ListedDocument, {
    soldOut: false,
    plans: [],
  })?.card

it('keeps the drawing that shows a device, and the first of its colours', () => {
  const colours = [{ hex: '#b9bcbd' }, { hex: '#7a4d33' }]
  expect(cardOf({ drawing: 'device-bte', colours })).toMatchObject({ drawing: 'device-bte', colour: '#b9bcbd' })
  expect(cardOf({ drawing: 'device-bte' })).not.toHaveProperty('colour')
  expect(cardOf({ colours })).not.toHaveProperty('colour')
})
