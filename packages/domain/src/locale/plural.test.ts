import fc from 'fast-check'
import { expect, it } from 'vitest'
import { locales } from './locales.ts'
import { pluralCategory, pluralise } from './plural.ts'

const icu = { ru: new Intl.PluralRules('ru'), kk: new Intl.PluralRules('kk') }

it('chooses the category that CLDR chooses for every count', () => {
  for (const locale of locales) {
    for (let count = -300; count <= 300; count += 1) {
      expect(pluralCategory(count, locale)).toBe(icu[locale].select(count))
    }
  }
})

it('chooses the category that CLDR chooses for large numbers and for tenths', () => {
  const tenths = fc.integer({ min: -5000, max: 5000 }).map((value) => value / 10)
  fc.assert(
    fc.property(fc.oneof(fc.nat(), tenths), fc.constantFrom(...locales), (value, locale) => {
      expect(pluralCategory(value, locale)).toBe(icu[locale].select(value))
    }),
  )
})

it('gives the form of a word that goes with a number', () => {
  const forms = { one: 'аппарат', few: 'аппарата', many: 'аппаратов', other: 'аппарата' }
  expect([1, 2, 5, 11, 21, 1.5].map((value) => pluralise(value, 'ru', forms))).toEqual([
    'аппарат',
    'аппарата',
    'аппаратов',
    'аппаратов',
    'аппарат',
    'аппарата',
  ])
  expect([1, 5].map((value) => pluralise(value, 'kk', { other: 'пікір' }))).toEqual(['пікір', 'пікір'])
})
