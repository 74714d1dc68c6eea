import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Product } from '@/content/types'
import { Places } from './places'

const product = { branchIds: [], priceKzt: 4500, availability: 'in_stock' } as unknown as Product
const zone = {
  id: 'almaty',
  name: 'Алматы',
  wait: { from: 1, to: 1, inWorkingDays: false, note: '' },
  priceKzt: 1500,
  freeFromKzt: null,
}
const shown = (deliveryLead: string, zones = [zone]) =>
  renderToStaticMarkup(<Places locale="ru" product={product} around={{ branches: [], zones, deliveryLead }} />)

it('what an editor says of delivery stands before its rates, and nothing in its place', () => {
  expect(shown('Везём всюду.')).toMatch(/<\/h2><p[^>]*>Везём всюду\.<\/p><dl/)
  expect(shown('')).toMatch(/<\/h2><dl/)
})

it('without rates nothing is said of delivery', () => {
  expect(shown('Везём всюду.', [])).toBe('')
})
