import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSlug, toSlug } from './slug.ts'

it('writes Russian and Kazakh titles in Latin', () => {
  expect(toSlug('Есту аппараттарының бағасы қанша?')).toBe('estu-apparattarynyn-bagasy-kansha')
  expect(toSlug('Слуховой аппарат')).toBe('sluhovoi-apparat')
  expect(toSlug('Щётка & Ёж 5 %')).toBe('shchetka-ezh-5')
  expect(toSlug('«»…')).toBe('')
})

it('makes an address of any text, or nothing, and leaves its own work alone', () => {
  const text = fc.string({ unit: fc.constantFrom(...'абвгқңәіұ ABCxyz019-_«»?/.%\u0301'), maxLength: 200 })
  fc.assert(
    fc.property(text, (title) => {
      const slug = toSlug(title)
      if (slug) expect(isSlug(slug)).toBe(true)
      expect(toSlug(slug)).toBe(slug)
    }),
  )
})

it('keeps the case and underscores that an editor typed', () => {
  expect(isSlug('Podarki_ot_Phonak')).toBe(true)
  for (const bad of ['', '-a', 'a/', '../a', 'слух', 'a b', 'a'.repeat(97), 7, null]) expect(isSlug(bad)).toBe(false)
})
