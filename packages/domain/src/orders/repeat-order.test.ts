import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CartLine, parseCart, serialiseCart } from './cart.ts'
import { cartLimits } from './cart-limits.ts'
import { type OrderedLine, repeatIntoCart } from './repeat-order.ts'

const id = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
const line = (index: number, quantity: number): CartLine => ({ section: 'consumables', id: id(index), quantity })
const ordered = (index: number, quantity: number, more: Partial<OrderedLine> = {}): OrderedLine => ({
  ...line(index, quantity),
  title: `Товар ${index}`,
  unitKzt: 4500,
  left: null,
  ...more,
})

it('adds what was ordered at today’s price and keeps what is in the cart', () => {
  expect(repeatIntoCart([line(1, 2)], [ordered(2, 3)])).toEqual({
    cart: [line(1, 2), { ...line(2, 3), seenKzt: 4500 }],
    gone: [],
    short: [],
    withoutRoom: [],
  })
})

it('says what is no longer sold, what is short and what found no room', () => {
  const full = Array.from({ length: cartLimits.lines }, (_, index) => line(index, 1))
  expect(repeatIntoCart(full, [ordered(0, 5, { unitKzt: null }), ordered(1, 5, { left: 2 }), ordered(99, 1)])).toEqual({
    cart: full.map((known, index) => (index === 1 ? { ...known, quantity: 2, seenKzt: 4500 } : known)),
    gone: ['Товар 0'],
    short: [{ title: 'Товар 1', left: 2 }],
    withoutRoom: ['Товар 99'],
  })
})

it('puts nothing into the cart of which there is none', () => {
  expect(repeatIntoCart([], [ordered(1, 2, { left: 0 })])).toMatchObject({
    cart: [],
    short: [{ title: 'Товар 1', left: 0 }],
  })
})

it('takes nothing from the cart, fits its cookie, and changes nothing when done twice', () => {
  const cart = fc
    .uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: cartLimits.lines })
    .chain((ids) => fc.tuple(...ids.map((one) => fc.integer({ min: 1, max: 20 }).map((count) => line(one, count)))))
  const lines = fc.array(
    fc
      .record({
        index: fc.integer({ min: 0, max: 40 }),
        quantity: fc.integer({ min: 1, max: 40 }),
        unitKzt: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
        left: fc.option(fc.integer({ min: 0, max: 30 })),
      })
      .map(({ index, quantity, ...more }) => ordered(index, quantity, more)),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(cart, lines, (before, wanted) => {
      const { cart: after } = repeatIntoCart(before, wanted)
      for (const [index, kept] of before.entries()) {
        expect(after[index]).toMatchObject({ section: kept.section, id: kept.id })
        expect(after[index]?.quantity).toBeGreaterThanOrEqual(kept.quantity)
      }
      expect(parseCart(serialiseCart(after))).toEqual(after)
      expect(repeatIntoCart(after, wanted).cart).toEqual(after)
    }),
  )
})
