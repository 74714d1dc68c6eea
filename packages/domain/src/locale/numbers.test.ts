import fc from 'fast-check'
import { expect, it } from 'vitest'
import { locales } from './locales.ts'
import { formatTenge } from './money.ts'
import { formatNumber } from './numbers.ts'

it('writes tenge with no-break spaces and the sign behind, alike in both languages', () => {
  for (const locale of locales) {
    expect(formatTenge(389_990, locale)).toBe('389\u00a0990\u00a0₸')
    expect(formatTenge(0, locale)).toBe('0\u00a0₸')
    expect(formatTenge(1_234_567, locale)).toBe('1\u00a0234\u00a0567\u00a0₸')
  }
})

it('writes a comma before the fraction and no minus before nothing', () => {
  expect(formatNumber(-1234.5, 'ru', { fractionDigits: 1 })).toBe('−1\u00a0234,5')
  expect(formatNumber(2, 'kk', { fractionDigits: 2 })).toBe('2,00')
  expect(formatNumber(-0.2, 'ru')).toBe('0')
  expect(formatNumber(999.96, 'ru', { fractionDigits: 1 })).toBe('1\u00a0000,0')
})

it('writes a dash for what is no number', () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) expect(formatNumber(value, 'ru')).toBe('—')
})

it('groups as the full data of ICU does, in both languages', () => {
  const icu = { ru: new Intl.NumberFormat('ru-KZ'), kk: new Intl.NumberFormat('kk-KZ') }
  fc.assert(
    fc.property(fc.nat(2_000_000_000), fc.constantFrom(...locales), (value, locale) => {
      expect(formatNumber(value, locale)).toBe(icu[locale].format(value))
    }),
  )
})
