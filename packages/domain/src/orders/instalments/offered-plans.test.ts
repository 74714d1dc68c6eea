import { expect, it } from 'vitest'
import { offeredPlans } from './offered-plans.ts'

const from = (minKzt: number, maxKzt: number | null = null) => ({ minKzt, maxKzt })
const sureOf = (plans: ReturnType<typeof from>[], goodsKzt: number, discountsKzt: number[]) =>
  offeredPlans(plans, goodsKzt, discountsKzt).map(({ minKzt, isSure }) => [minKzt, isSure])

it('judges a plan by the sum alone where there is no discount', () => {
  expect(sureOf([from(100_000), from(100_001)], 100_000, [])).toEqual([[100_000, true]])
})

it('is not sure of a plan that a discount may take away, at the tenge', () => {
  expect(sureOf([from(95_000)], 100_000, [5000])).toEqual([[95_000, true]])
  expect(sureOf([from(95_001)], 100_000, [5000])).toEqual([[95_001, false]])
})

it('offers a plan that only a discount makes possible', () => {
  expect(sureOf([from(0, 95_000)], 100_000, [5000])).toEqual([[0, false]])
  expect(sureOf([from(0, 94_999)], 100_000, [5000])).toEqual([])
})

it('takes one discount, never their sum', () => {
  expect(sureOf([from(90_000)], 100_000, [5000, 10_000])).toEqual([[90_000, true]])
  expect(sureOf([from(0, 85_000)], 100_000, [5000, 10_000])).toEqual([])
})
