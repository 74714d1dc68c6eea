import { type Availability, availabilities } from '@estu/domain/vocabulary/availability'
import { expect, it } from 'vitest'
import { isSold, unitPrices } from './choices'

const colour = (priceKzt: number | null) => ({
  key: 'd8c7a8',
  name: 'песочный',
  hex: '#d8c7a8',
  priceKzt,
  picture: null,
})

it('gives one price where all colours cost the same, and one a colour where any differs', () => {
  expect(unitPrices({ priceKzt: 300, colours: [] })).toEqual([300])
  expect(unitPrices({ priceKzt: 300, colours: [colour(null), colour(300)] })).toEqual([300])
  expect(unitPrices({ priceKzt: 300, colours: [colour(null), colour(310)] })).toEqual([300, 310])
  expect(unitPrices({ priceKzt: null, colours: [colour(310)] })).toEqual([])
})

it('sells what has a price and is there or can be ordered, and nothing that needs a consultation', () => {
  const sold = (availability: Availability) => isSold({ priceKzt: 300, availability })
  expect(availabilities.map(sold)).toEqual([true, true, false, false])
  expect(isSold({ priceKzt: null, availability: 'in_stock' })).toBe(false)
  expect(isSold({ priceKzt: 1, availability: null })).toBe(false)
  expect(isSold({ priceKzt: 300, availability: 'in_stock', byConsultation: true })).toBe(false)
})
