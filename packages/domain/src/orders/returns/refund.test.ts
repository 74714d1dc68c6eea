import { expect, it } from 'vitest'
import { payingWays } from '../../paying/paying-ways.ts'
import { isToRefund, refundTerms, refundWords } from './refund.ts'

it.each(payingWays)('says of %s how, by whom and when, in both languages', (paying) => {
  for (const locale of ['ru', 'kk'] as const) {
    const words = refundWords(paying, locale)
    expect(words.startsWith(refundTerms.sameWay[locale])).toBe(true)
    expect(words.endsWith(refundTerms.term[locale])).toBe(true)
    expect(words.length).toBeGreaterThan(refundTerms.sameWay[locale].length + refundTerms.term[locale].length + 2)
  }
})

it.each([
  ['what was paid and is called off', { status: 'cancelled', paid: true }, true],
  ['not what was given back', { status: 'cancelled', paid: true, refunded: true }, false],
  ['not what nobody paid', { status: 'cancelled', paid: false }, false],
  ['not what goes on', { status: 'confirmed', paid: true }, false],
])('%s', (_what, order, expected) => {
  expect(isToRefund(order)).toBe(expected)
})
