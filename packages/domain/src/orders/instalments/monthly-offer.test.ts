import fc from 'fast-check'
import { expect, it } from 'vitest'
import { monthlyOffer } from './monthly-offer.ts'
import { planTerms } from './plan-terms.ts'

const plan = (months: number, minKzt = 0, maxKzt: number | null = null, sellerMarkupPercent = 0) => ({
  months,
  minKzt,
  maxKzt,
  sellerMarkupPercent,
})

it('is the longest plan that covers the sum, costs nothing extra and is not too long for the product', () => {
  const plans = [plan(12, 50_000), plan(3), plan(24, 200_000, 1_000_000), plan(36, 0, null, 10)]
  expect(monthlyOffer(240_000, plans, 24)).toEqual({ monthlyKzt: 10_000, months: 24 })
  expect(monthlyOffer(240_000, plans, 12)).toEqual({ monthlyKzt: 20_000, months: 12 })
  expect(monthlyOffer(1_200_000, plans, 60)).toEqual({ monthlyKzt: 100_000, months: 12 })
  expect(monthlyOffer(30_000, plans, 60)).toEqual({ monthlyKzt: 10_000, months: 3 })
  expect(monthlyOffer(240_000, plans, 2)).toBeNull()
  expect(monthlyOffer(240_000, plans, 0)).toBeNull()
  expect(monthlyOffer(240_000, [], 60)).toBeNull()
  expect(monthlyOffer(5, plans, 60)).toBeNull()
})

it('asks what the plan itself asks', () => {
  const anyPlan = fc.record({
    months: fc.integer({ min: 2, max: 60 }),
    minKzt: fc.nat(300_000),
    maxKzt: fc.option(fc.nat(2_000_000)),
    sellerMarkupPercent: fc.constantFrom(0, 0, 5),
  })
  fc.assert(
    fc.property(fc.nat(2_000_000), fc.array(anyPlan, { maxLength: 6 }), fc.nat(60), (sum, plans, most) => {
      const offer = monthlyOffer(sum, plans, most)
      const fitting = plans.filter((one) => one.sellerMarkupPercent === 0 && one.months <= most && planTerms(sum, one))
      if (!offer) return fitting.length === 0
      return (
        offer.months === Math.max(...fitting.map(({ months }) => months)) &&
        fitting.some((one) => planTerms(sum, one)?.monthlyKzt === offer.monthlyKzt && one.months === offer.months)
      )
    }),
  )
})
