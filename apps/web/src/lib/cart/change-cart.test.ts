import { parseCart, serialiseCart } from '@estu/domain/orders/cart'
import { expect, it } from 'vitest'
import { changeLines } from './change-cart.ts'

const id = '11111111-1111-4111-8111-111111111111'
const other = '22222222-2222-4222-8222-222222222222'
const hex = id.replaceAll('-', '')

const changed = (cart: string, fields: Record<string, string>) => {
  const lines = changeLines(parseCart(cart), new Map(Object.entries(fields)))
  return lines && serialiseCart(lines)
}
const add = { intent: 'add', section: 'devices', product: id }

it.each([
  ['one thing', '', add, `d${hex}x1`],
  ['a pair at the price that was seen', '', { ...add, quantity: '2', seen: '900' }, `d${hex}x2p900`],
  ['a pair, where there is one', `d${hex}x1p900`, { ...add, quantity: '2', seen: '900' }, `d${hex}x2p900`],
  ['a pair again', `d${hex}x2p900`, { ...add, quantity: '2', seen: '900' }, `d${hex}x2p900`],
  ['one, where there are three', `d${hex}x3p900`, { ...add, seen: '900' }, `d${hex}x3p900`],
  [
    'a colour, at the price of its own',
    `d${hex}x1p900`,
    { ...add, colour: 'd8c7a8', seen: '900', 'seen-d8c7a8': '950' },
    `d${hex}x1p900.d${hex}x1p950cd8c7a8`,
  ],
  ['another quantity', `d${hex}x1p900`, { intent: 'set', product: id, quantity: '3', seen: '900' }, `d${hex}x3p900`],
  [
    'one less, of what there are by now',
    `d${hex}x5`,
    { intent: 'set', product: id, quantity: '2', step: '-1' },
    `d${hex}x4`,
  ],
  ['one more at the limit', `d${hex}x20`, { intent: 'set', product: id, quantity: '20', step: '1' }, `d${hex}x20`],
  ['one less of a single one', `d${hex}x1`, { intent: 'set', product: id, quantity: '1', step: '-1' }, `d${hex}x1`],
  ['taking it out', `d${hex}x1`, { intent: 'set', product: id, quantity: '0' }, ''],
  ['taking out what is not there', `d${hex}x1`, { intent: 'set', product: other, quantity: '0' }, `d${hex}x1`],
])('does what a form asks for: %s', (_, cart, fields, expected) => {
  expect(changed(cart, fields)).toBe(expected)
})

it.each([
  ['21', 'set'],
  ['two', 'set'],
  ['', 'set'],
  ['1.5', 'set'],
  ['0', 'add'],
])('leaves a quantity of “%s” to the server, which says what is wrong', (quantity, intent) => {
  expect(changed(`d${hex}x1`, { ...add, intent, quantity })).toBeNull()
})

it('leaves a full cart to the server', () => {
  const full = Array.from({ length: 30 }, (_, index) => `c${String(index).padStart(32, '0')}x1`).join('.')
  expect(changed(full, add)).toBeNull()
})
