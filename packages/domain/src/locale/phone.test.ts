import fc from 'fast-check'
import { expect, it } from 'vitest'
import { displayPhone, formatPhone, isForeignPhone, isLandline, parseKazakhPhone } from './phone.ts'

it.each([
  '87012345678',
  '+7 701 234-56-78',
  '8 (701) 234 56 78',
  '7012345678',
  '77012345678',
  '+7\u00a0701\u00a0234\u00a056\u00a078',
  '8\u2011701\u2011234\u201156\u201178',
  '8 701 234\u221256\u221278',
  '8 701 234—56–78',
  '\u202a+7 701 234 56 78\u202c',
  '8.701.234.56.78\u200b',
  '+7 +7 701 234 56 78',
  '+7+77012345678',
  '+7 (870) 1-234-56-78',
  '8 8 701 234 56 78',
  '887012345678',
  '8 +7 701 234 56 78',
  '+7 7 701 234 56 78',
  '00 7 701 234 56 78',
  '8 10 7 701 234 56 78',
])('reads «%s»', (typed) => {
  expect(parseKazakhPhone(typed)).toBe('+77012345678')
})

it.each([
  '',
  '123',
  '+79161234567',
  '+1 701 234 5678',
  '8701234567a',
  '7'.repeat(60),
  '8/701/234/56/78',
  '+7 777 123 45 678',
  '+7 701 123 45 6',
])('takes «%s» for no number of Kazakhstan', (typed) => {
  expect(parseKazakhPhone(typed)).toBeNull()
})

it('shows a number that no line tears', () => {
  expect(displayPhone('+77012345678')).toBe('+7\u00a0701\u00a0234\u00a056\u00a078')
  expect(parseKazakhPhone(displayPhone('+77012345678'))).toBe('+77012345678')
})

it('reads its own printed form, and knows a number that no message reaches', () => {
  expect(parseKazakhPhone(formatPhone('+77012345678'))).toBe('+77012345678')
  expect([isLandline('+77272345678'), isLandline('+77012345678')]).toEqual([true, false])
})

it.each([
  ['8 926 123 45 67', true],
  ['+7 926 123 45 67', true],
  ['+7\u2011926\u2011123\u201145\u201167', true],
  ['9261234567', true],
  ['+7 +7 926 123 45 67', true],
  ['+996 555 123 456', true],
  ['00 996 555 123 456', true],
  ['8 10 49 151 1234567', true],
  ['+86 138 0013 8000', true],
  ['+7\u2011701\u2011123\u201145\u20116', false],
  ['8 701 123 45', false],
  ['8701234567', false],
  ['+7 701 123 45 678', false],
  ['+7 6', false],
  ['+7 701 123 45 67', false],
  ['спросить Асель', false],
  ['', false],
])('takes «%s» for another country’s: %s', (typed, isForeign) => {
  expect(isForeignPhone(typed)).toBe(isForeign)
})

it('reads any spelling of a number once, and what it read again', () => {
  const gap = fc.constantFrom('', ' ', '-', '\u00a0', '\u2009', '\u2011', '\u2212', ') ', '\u200b')
  const prefix = fc.constantFrom('', '8', '+7', '7', '007', '8 10 7', '8 8', '+7 +7', '+7 8', '8 +7')
  const digits = fc.array(fc.tuple(gap, fc.integer({ min: 0, max: 9 })), { minLength: 9, maxLength: 9 })
  fc.assert(
    fc.property(prefix, digits, (start, rest) => {
      const e164 = `+77${rest.map(([, digit]) => digit).join('')}`
      expect(parseKazakhPhone(`${start} 7${rest.flat().join('')}`)).toBe(e164)
      expect(parseKazakhPhone(e164)).toBe(e164)
      expect(isForeignPhone(e164)).toBe(false)
    }),
  )
})
