import { expect, it } from 'vitest'
import type { ShopFacts } from './manifest.ts'
import { differencesOf } from './shop-facts.ts'

const facts: ShopFacts = {
  counts: { orders: 2, slot_claims: 1 },
  orders: { count: 2, digest: '17' },
  slots: { count: 1, digest: '4' },
}

it('finds no difference between equal facts', () => {
  expect(differencesOf(facts, structuredClone(facts))).toEqual([])
})

it('names a lost row, a lost and a foreign table, and another order of the same count', () => {
  expect(
    differencesOf(facts, { ...facts, counts: { orders: 1, extra: 0 }, orders: { count: 2, digest: '18' } }),
  ).toEqual([
    'extra: 0 instead of none',
    'orders: 1 instead of 2',
    'slot_claims: no table instead of 1',
    'orders: others than before',
  ])
})
