import fc from 'fast-check'
import { expect, it } from 'vitest'
import { planTerms } from './plan-terms.ts'

const bank = { months: 12, minKzt: 50_000, maxKzt: 1_000_000, sellerMarkupPercent: 0 }

it('covers the sums it was made for, and no others', () => {
  expect(planTerms(389_990, bank)).toEqual({ totalKzt: 389_990, monthlyKzt: 32_500, lastKzt: 32_490 })
  expect([49_999, 1_000_001].map((sum) => planTerms(sum, bank))).toEqual([null, null])
  expect(planTerms(1_000_001, { ...bank, maxKzt: null })).not.toBeNull()
})

it('is not offered for a sum that cannot be divided', () => {
  expect(planTerms(100, { ...bank, minKzt: 0 })).toBeNull()
})

it('asks exactly what it says, with the seller’s markup as the order counts it', () => {
  expect(planTerms(300_000, { ...bank, sellerMarkupPercent: 10 })?.totalKzt).toBe(330_000)
  const sellerMarkupPercent = fc.integer({ min: 0, max: 5000 }).map((hundredths) => hundredths / 100)
  fc.assert(
    fc.property(fc.nat(20_000_000), fc.integer({ min: 2, max: 60 }), sellerMarkupPercent, (sum, months, percent) => {
      const terms = planTerms(sum, { months, minKzt: 0, maxKzt: null, sellerMarkupPercent: percent })
      if (!terms) return sum < months * months
      const { totalKzt, monthlyKzt, lastKzt } = terms
      return totalKzt >= sum && monthlyKzt * (months - 1) + lastKzt === totalKzt && lastKzt > 0 && lastKzt <= monthlyKzt
    }),
    { numRuns: 100_000 },
  )
})
