import fc from 'fast-check'
import { expect, it } from 'vitest'
import { normalise } from './normalise.ts'

it('makes small letters, composes, and forgets ё, accents and what nobody sees', () => {
  expect(normalise('Ещё ЁЛКА')).toBe('еще елка')
  expect(normalise('Audéo')).toBe('audeo')
  expect(normalise('и\u0306од')).toBe('йод')
  expect(normalise('слу\u00adхо\u200bвой')).toBe('слуховой')
  expect(normalise('ӘҢГІМЕ')).toBe('әңгіме')
})

it('keeps letters of the wrong alphabet only if asked', () => {
  expect(normalise('cлух')).toBe('слух')
  expect(normalise('cлух', { homoglyphs: false })).toBe('cлух')
})

it('takes any text and changes nothing the second time', () => {
  const broken = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'аeёЁӘҢéиЙ\u0306\0\ud800 -') }),
  )
  fc.assert(
    fc.property(broken, (text) => {
      const once = normalise(text)
      expect(normalise(once)).toBe(once)
    }),
  )
})
