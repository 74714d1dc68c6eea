import fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderTotals } from '../order-totals.ts'
import { instalmentRows, monthlyFrom } from './instalments.ts'

const sum = (rows: readonly number[]) => rows.reduce((total, row) => total + row, 0)
const price = fc.oneof(
  fc.integer({ min: 1, max: 100_000 }),
  fc.integer({ min: 1, max: 20_000_000 }),
  fc.integer({ min: 1, max: 2_147_483_647 }),
)

it('sums exactly, whatever the price and the plan, and never ends on nothing', () => {
  fc.assert(
    fc.property(price, fc.integer({ min: 1, max: 60 }), (priceKzt, months) => {
      const rows = instalmentRows(priceKzt, months)
      if (rows.length === 0) return priceKzt < months * months
      const last = rows.at(-1) ?? 0
      return (
        rows.length === months &&
        sum(rows) === priceKzt &&
        rows.every((row) => Number.isInteger(row) && row > 0) &&
        rows.slice(0, -1).every((row) => row === monthlyFrom(priceKzt, months)) &&
        last <= monthlyFrom(priceKzt, months)
      )
    }),
    { numRuns: 100_000 },
  )
})

it('sums exactly with a seller’s markup, which is never less than promised', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 20_000_000 }),
      fc.integer({ min: 2, max: 60 }),
      fc.integer({ min: 1, max: 5000 }),
      (priceKzt, months, hundredths) => {
        const plan = { sellerMarkupPercent: hundredths / 100 }
        const { totalKzt } = orderTotals([{ unitKzt: priceKzt, quantity: 1 }], null, plan)
        expect(sum(instalmentRows(totalKzt, months))).toBe(totalKzt)
        expect(BigInt(totalKzt - priceKzt) * 10_000n).toBeGreaterThanOrEqual(BigInt(priceKzt) * BigInt(hundredths))
      },
    ),
    { numRuns: 100_000 },
  )
})

it('of a price too small for a plan there is none', () => {
  for (const [priceKzt, months] of [
    [0, 3],
    [8, 3],
    [143, 12],
    [-5, 2],
    [100.5, 3],
    [1000, 0],
    [1000, 2.5],
  ] as const)
    expect(instalmentRows(priceKzt, months)).toEqual([])
  expect(instalmentRows(389_990, 12)).toEqual([...Array(11).fill(32_500), 32_490])
})
