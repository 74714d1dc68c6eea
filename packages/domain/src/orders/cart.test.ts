import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productCollections } from '../catalogue/collections.ts'
import {
  addToCart,
  type CartLine,
  cartContents,
  colourKey,
  countPieces,
  findLine,
  lineName,
  parseCart,
  serialiseCart,
  setQuantity,
} from './cart.ts'
import { cartLimits } from './cart-limits.ts'

const id = '0f0e0d0c-0b0a-4908-8706-050403020100'
const other = '1f0e0d0c-0b0a-4908-8706-050403020100'
const sand: CartLine = { section: 'devices', id, quantity: 1, seenKzt: 389_990, colour: 'd8c7a8' }
const silver: CartLine = { ...sand, colour: 'b9bcbd' }

const colour = fc.option(
  fc.array(fc.constantFrom(...'0123456789abcdef'), { minLength: 6, maxLength: 6 }).map((digits) => digits.join('')),
  { nil: undefined },
)
const anyLine = fc
  .record({
    section: fc.constantFrom(...productCollections),
    id: fc.uuid(),
    quantity: fc.integer({ min: 1, max: cartLimits.quantity }),
    seenKzt: fc.option(fc.integer({ min: 0, max: 999_999_999 }), { nil: undefined }),
    colour,
  })
  .map((line) => line as CartLine)
const anyCart = fc.uniqueArray(anyLine, { maxLength: cartLimits.lines, selector: lineName })

describe('the cookie of a cart', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        expect(parseCart(serialiseCart(lines))).toEqual(lines)
      }),
    )
  })

  it('of a time before colours is still understood', () => {
    const hex = id.replaceAll('-', '')
    expect(parseCart(`d${hex}x2p389990.c${other.replaceAll('-', '')}x3`)).toEqual([
      { section: 'devices', id, quantity: 2, seenKzt: 389_990 },
      { section: 'consumables', id: other, quantity: 3 },
    ])
  })

  it('loses damaged lines alone', () => {
    const whole = serialiseCart([sand])
    for (const damaged of [`${whole}c`, `${whole}0`, whole.replace('x1', 'x21'), whole.replace('d8c7a8', 'D8C7A8')])
      expect(parseCart(`${damaged}.${serialiseCart([silver])}`)).toEqual([silver])
    fc.assert(fc.property(fc.string(), (text) => parseCart(text).length <= cartLimits.lines))
  })

  it('fits a browser’s limit when it is full', () => {
    const full = Array.from({ length: cartLimits.lines }, () => ({ ...sand, quantity: 20, seenKzt: 999_999_999 }))
    expect(serialiseCart(full).length).toBeLessThan(4000)
  })
})

describe('a product in two colours', () => {
  it('is two lines, and more of one colour is one line', () => {
    const two = addToCart([sand], silver) ?? []
    expect(two).toEqual([sand, silver])
    expect(addToCart(two, { ...silver, quantity: 2 })).toEqual([sand, { ...silver, quantity: 2 }])
    expect(parseCart(serialiseCart(two))).toEqual(two)
  })

  it('is changed and taken out line by line', () => {
    const two = [sand, silver]
    expect(setQuantity(two, silver, 2, 5)).toEqual([sand, { ...silver, quantity: 2, seenKzt: 5 }])
    expect(setQuantity(two, sand, 0)).toEqual([silver])
    expect(setQuantity(two, { id: other }, 0)).toEqual(two)
  })

  it('is not changed by a form that might mean either', () => {
    expect(findLine([sand, silver], { id })).toBeUndefined()
    expect(findLine([sand], { id })).toBe(sand)
    expect(findLine([sand], { id, colour: 'b9bcbd' })).toBeUndefined()
  })
})

describe('a product that is in the cart already', () => {
  const pair = { ...sand, quantity: 2 }

  it('is not doubled by the same choice', () => {
    expect(addToCart([pair], pair)).toEqual([pair])
    expect(addToCart([sand], sand)).toEqual([sand])
  })

  it('grows to a larger choice and never shrinks to a smaller one', () => {
    expect(addToCart([sand], pair)).toEqual([pair])
    expect(addToCart([{ ...sand, quantity: 5 }], pair)?.[0]?.quantity).toBe(5)
  })

  it('takes the price seen last', () => {
    expect(addToCart([sand], { ...sand, seenKzt: 7 })?.[0]?.seenKzt).toBe(7)
  })
})

it('counts pieces of the cart and of one product in all its colours', () => {
  const lines = [sand, { ...silver, quantity: 2 }, { ...sand, id: other, quantity: 4 }]
  expect([countPieces([]), countPieces(lines), countPieces(lines, id), countPieces(lines, other)]).toEqual([0, 7, 3, 4])
})

it('a full cart takes no further product, and no line more than may be ordered', () => {
  const full = Array.from({ length: cartLimits.lines }, (_, index) => ({
    ...sand,
    colour: index.toString(16).padStart(6, '0'),
  }))
  expect(addToCart(full, silver)).toBeNull()
  expect(addToCart([{ ...sand, quantity: 19 }], { ...sand, quantity: 50 })?.[0]?.quantity).toBe(cartLimits.quantity)
})

it('holds no more of a thing than can be ordered at once, however it came there', () => {
  const [one] = addToCart([], { ...silver, quantity: 50 }) ?? []
  expect(one?.quantity).toBe(cartLimits.quantity)
  expect(parseCart(serialiseCart(one ? [one] : []))).toHaveLength(1)
})

it('tells what is in a cart from what it costs', () => {
  expect(cartContents([{ ...silver, seenKzt: 1 }])).toBe(cartContents([{ ...silver, seenKzt: 2 }]))
  expect(cartContents([silver])).not.toBe(cartContents([{ ...silver, quantity: silver.quantity + 1 }]))
})

it('a colour’s code is kept in one spelling', () => {
  expect(['#D8C7A8', 'd8c7a8', '#d8c7a8'].map(colourKey)).toEqual(['d8c7a8', 'd8c7a8', 'd8c7a8'])
  expect(['', null, undefined, '#fff', 'песочный', '#d8c7a8;'].map(colourKey)).toEqual(Array(6).fill(undefined))
})
