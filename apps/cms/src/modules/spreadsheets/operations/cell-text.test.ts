import fc from 'fast-check'
import { expect, it } from 'vitest'
import { numberOf, sumOf, yesOrNo } from './cell-text.ts'

it.each([
  ['389 990 тг', 389_990],
  ['389 990 тг.', 389_990],
  ['389\u00a0990\u202f₸', 389_990],
  ['389990 KZT', 389_990],
  ['kzt 389990', 389_990],
  ['₸ 389 990,00', 389_990],
  ['3 500 Тенге', 3500],
  ['3500 теңге', 3500],
  ['−5', -5],
  ['\u20115\u200b', -5],
  ['389\u2007990\u2005тг\u00ad', 389_990],
  ['12 500 13 000', null],
  ['12500 13000', null],
  ['1,2,3', null],
  ['5 $', null],
  ['тг', null],
  ['', null],
  ['389.000', 'unclear'],
  ['389,990 тг', 'unclear'],
])('a sum of «%s» is %s', (cell, sum) => {
  expect(sumOf(cell)).toBe(sum)
})

it('a number bears no currency, and a fraction of three digits only where nothing else can be meant', () => {
  expect(['12 тг', '12', '1,5', '0,125', '1.125', '1234.125', '12 ₸'].map(numberOf)).toEqual([
    null,
    12,
    1.5,
    0.125,
    'unclear',
    1234.125,
    null,
  ])
})

it('a sum is read however thousands stand apart and whatever follows', () => {
  const gap = fc.constantFrom('', ' ', '\u00a0', '\u202f', '\u2009')
  const end = fc.constantFrom('', ' тг', ' тг.', ' тенге', ' теңге', ' KZT', '₸', ' ₸')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), gap, end, (sum, between, currency) => {
      const apart = String(sum).replace(/\B(?=(\d{3})+$)/g, between)
      expect(sumOf(`${apart}${currency}`)).toBe(sum)
    }),
  )
})

it('two numbers in one cell are none', () => {
  const number = fc.integer({ min: 10_000, max: 999_999 })
  fc.assert(
    fc.property(number, number, (a, b) => {
      expect(sumOf(`${a} ${b}`)).toBeNull()
    }),
  )
})

it('understands yes and no in both languages and as Excel writes them', () => {
  expect(['да', 'Иә', 'ИСТИНА', 'АҚИҚАТ', 'TRUE', ' 1 '].map(yesOrNo)).toEqual(Array(6).fill(true))
  expect(['нет', 'Жоқ', 'ЛОЖЬ', 'ЖАЛҒАН', 'FALSE', '0', ''].map(yesOrNo)).toEqual(Array(7).fill(false))
  expect(['может', 'ист', '2'].map(yesOrNo)).toEqual([null, null, null])
})
