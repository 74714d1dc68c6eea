import fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderTotals } from '../orders/order-totals.ts'
import { discountOf } from './discount.ts'
import { discountAfter } from './discount-after.ts'

const terms = { percent: 10, sections: ['devices', 'consumables'] } as const
const line = { section: 'devices', quantity: 1, unitKzt: 200_000, oldKzt: null } as const

it.each([
  ['the promotion’s own example', [line], 20_000],
  ['a pair', [{ ...line, quantity: 2 }], 40_000],
  ['consumables too', [line, { ...line, section: 'consumables', unitKzt: 4500 }], 20_450],
  [
    'nothing off what it does not cover',
    [
      { ...line, section: 'implants' },
      { ...line, section: 'accessories' },
    ],
    0,
  ],
  ['rounded in the shopper’s favour', [{ ...line, unitKzt: 999 }], 100],
  ['only the rest of what is cheaper already', [{ ...line, unitKzt: 190_000, oldKzt: 200_000 }], 10_000],
  ['nothing more where the reduction is the better offer', [{ ...line, unitKzt: 150_000, oldKzt: 200_000 }], 0],
  ['an old price below the present one means nothing', [{ ...line, oldKzt: 100_000 }], 20_000],
  ['nothing of an empty cart', [], 0],
] as const)('takes off: %s', (_, lines, off) => {
  expect(discountOf(lines, terms)).toBe(off)
})

it('never takes off more than there is, and never less than was promised', () => {
  const price = fc.integer({ min: 0, max: 9_999_999 })
  fc.assert(
    fc.property(
      price,
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 100, max: 5000 }),
      (unitKzt, quantity, hundredths) => {
        const off = discountOf([{ ...line, unitKzt, quantity }], { ...terms, percent: hundredths / 100 })
        const promised = BigInt(unitKzt) * BigInt(quantity) * BigInt(hundredths)
        expect(BigInt(off) * 10_000n).toBeGreaterThanOrEqual(promised)
        // Less than a tenge a piece is given away by rounding.
        expect((BigInt(off) - BigInt(quantity)) * 10_000n).toBeLessThan(promised)
        expect(off).toBeLessThanOrEqual(unitKzt * quantity)
        const totals = orderTotals([{ unitKzt, quantity }], null, null, off)
        expect(totals.totalKzt).toBe(totals.goodsKzt - totals.discountKzt)
      },
    ),
  )
})

it.each([
  [12.5, 25_000],
  [49.6, 99_200],
  [10.01, 20_020],
])('takes off exactly %s percent', (percent, off) => {
  expect(discountOf([line], { ...terms, percent })).toBe(off)
})

it('counts the same sums again after a discount is taken off and given back', () => {
  const placed = orderTotals([line], null, { sellerMarkupPercent: 5 }, 20_000)
  const order = { ...placed, planMarkupPercent: 5, discountGivenKzt: 20_000 }
  const without = discountAfter(order, true)
  expect(without).toEqual(orderTotals([line], null, { sellerMarkupPercent: 5 }))
  expect(discountAfter({ ...order, ...without }, false)).toEqual(placed)
})

it('divides into payments what is left after the discount', () => {
  const totals = orderTotals([line], null, { sellerMarkupPercent: 5 }, 20_000)
  expect(totals).toEqual({ goodsKzt: 200_000, discountKzt: 20_000, deliveryKzt: 0, markupKzt: 9000, totalKzt: 189_000 })
})
