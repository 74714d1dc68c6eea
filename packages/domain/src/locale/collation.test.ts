import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareText } from './collation.ts'
import { type Locale, locales } from './locales.ts'

const cyrillic = 'аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя'
const wordOf = (letters: string) =>
  fc.string({ unit: fc.constantFrom(...letters, ...letters.toUpperCase()), maxLength: 5 })
const word = wordOf(`019 abyz${cyrillic}`)
const anything = fc.oneof(word, fc.string({ unit: 'grapheme', maxLength: 5 }), fc.string({ unit: 'binary' }))
const language = fc.constantFrom(...locales)

it('sorts words of each script as the full data of ICU does', () => {
  // Apart, because for both languages ICU puts Cyrillic before Latin, and here Latin comes first.
  const twoWords = fc.oneof(...[`019 ${cyrillic}`, '019 abyz'].map(wordOf).map((one) => fc.tuple(one, one)))
  const icu: Record<Locale, Intl.Collator> = { ru: new Intl.Collator('ru'), kk: new Intl.Collator('kk') }
  fc.assert(
    fc.property(language, twoWords, (locale, [a, b]) => {
      expect(Math.sign(compareText(locale)(a, b))).toBe(Math.sign(icu[locale].compare(a, b)))
    }),
    { numRuns: 2000 },
  )
})

it('sorts Kazakh words by the Kazakh alphabet', () => {
  const sorted = ['ақ', 'бал', 'әже', 'үй', 'ұл', 'іс', 'ыдыс', 'ғалым', 'гүл'].toSorted(compareText('kk'))
  expect(sorted).toEqual(['ақ', 'әже', 'бал', 'гүл', 'ғалым', 'ұл', 'үй', 'ыдыс', 'іс'])
})

it('puts digits first, then Latin, then Cyrillic, whatever quotes or accents stand there', () => {
  const mixed = ['Ёж', 'еда', '«Аудео»', 'Phonak', 'éclair', 'Bernafon', '90', 'ель']
  expect(mixed.toSorted(compareText('ru'))).toEqual([
    '90',
    'Bernafon',
    'éclair',
    'Phonak',
    '«Аудео»',
    'еда',
    'Ёж',
    'ель',
  ])
})

it('looks at case last, a small letter first', () => {
  expect(['Аә', 'аә', 'аб', 'АБ'].toSorted(compareText('kk'))).toEqual(['аә', 'Аә', 'аб', 'АБ'])
})

it('is a total order over any text', () => {
  fc.assert(
    fc.property(language, anything, anything, anything, (locale, a, b, c) => {
      const compare = compareText(locale)
      expect(Math.sign(compare(a, b)) + Math.sign(compare(b, a))).toBe(0)
      expect(compare(a, b) === 0).toBe(a === b)
      const [first = '', second = '', third = ''] = [a, b, c].toSorted(compare)
      expect(compare(first, second)).toBeLessThanOrEqual(0)
      expect(compare(second, third)).toBeLessThanOrEqual(0)
      expect(compare(first, third)).toBeLessThanOrEqual(0)
    }),
    { numRuns: 1000 },
  )
})
