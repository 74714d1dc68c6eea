import { expect, it } from 'vitest'
import { parseReference, referenceFrom } from './order-reference.ts'

it('reads back every number it makes', () => {
  for (let seed = 0; seed < 256; seed += 1) {
    const bytes = Uint8Array.from({ length: 8 }, (_, index) => (seed * 7 + index * 31) % 256)
    const reference = referenceFrom(seed % 2 ? 'E' : 'A', bytes)
    expect(parseReference(reference)).toBe(reference)
    expect(parseReference(reference.toLowerCase().replaceAll('-', ' '))).toBe(reference)
  }
})

it.each([
  ['small letters', 'e-7k4m-q2xa'],
  ['no dashes', 'E7K4MQ2XA'],
  ['blanks, also unbreakable ones', ' E 7K4M\u00a0Q2XA '],
  ['long and unbreakable dashes', 'E–7K4M\u2011Q2XA'],
  ['the sign of a number', '№ E-7K4M-Q2XA'],
  ['letters of the full width', 'Ｅ-７K4M-Q2XA'],
  ['Cyrillic letters that look the same', 'Е-7К4М-Q2ХА'],
  ['small Cyrillic letters', 'е7к4мq2ха'],
])('takes %s', (_what, typed) => {
  expect(parseReference(typed)).toBe('E-7K4M-Q2XA')
})

it.each([
  ['', 'nothing'],
  ['E-7K4M-Q2X', 'a letter too few'],
  ['E-7K4M-Q2XAA', 'a letter too many'],
  ['F-7K4M-Q2XA', 'a question, which has no status to tell'],
  ['E-7K4M-Q2X0', 'a digit that no number has'],
  ["E-7K4M-Q2XA' or 1=1", 'anything else'],
])('refuses «%s»: %s', (typed) => {
  expect(parseReference(typed)).toBeNull()
})

it('tells Kazakh letters of a number too', () => {
  expect(parseReference('А-22ҺҮ-2222')).toBe('A-22HY-2222')
})
