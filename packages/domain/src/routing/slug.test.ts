import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSlug, toSlug } from './slug.ts'

const unit = fc.constantFrom(...'абвгқңәіұщйё ABCЩҚxyz019-_«»?/.%\u0301')
const text = fc.oneof(fc.string({ unit, maxLength: 200 }), fc.string({ unit: 'grapheme', maxLength: 200 }))

it('writes Russian and Kazakh titles in Latin', () => {
  expect(toSlug('Есту аппараттарының бағасы қанша?')).toBe('estu-apparattarynyn-bagasy-qansha')
  expect(toSlug('Слуховой аппарат')).toBe('sluhovoi-apparat')
  expect(toSlug('Щётка & Ёж 5 %')).toBe('shchetka-ezh-5')
  expect(toSlug('Объём, подъезд')).toBe('obem-podezd')
  expect(toSlug('ӘҒҚҢӨҰҮҺІ')).toBe('agqnouuhi')
  expect(toSlug('Audéo Sphere™ Infinio')).toBe('audeo-sphere-infinio')
  for (const nothing of ['', '   ', '«»…', 'ьъ', '№', '中文']) expect(toSlug(nothing)).toBe('')
})

it.each([
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  ['Ørsted & Æther', 'orsted-aether'],
  ['İstanbul ılık', 'istanbul-ilik'],
  ['Київ, Їжак, Ґанок', 'kiiv-izhak-ganok'],
  ['Беларусь: мова, ў', 'belarus-mova-u'],
  ['Ҳуҷанд', 'hujand'],
  ['Әлия Қазы', 'aliya-qazy'],
  ['Αθήνα', 'athina'],
  ['Ёлка, йод', 'elka-iod'],
])('writes the letters of «%s» in Latin', (title, slug) => {
  expect(toSlug(title)).toBe(slug)
})

it('makes an address of any text, or nothing, and leaves its own work alone', () => {
  fc.assert(
    fc.property(text, fc.boolean(), (title, keepCase) => {
      const slug = toSlug(title, { keepCase })
      expect(slug === '' || isSlug(slug)).toBe(true)
      expect(toSlug(slug, { keepCase })).toBe(slug)
      if (!keepCase) expect(slug).toMatch(/^[a-z0-9-]*$/)
    }),
  )
})

it('keeps every word that fits and cuts between words', () => {
  const title = Array.from({ length: 30 }, () => 'sluhovoi').join(' ')
  expect(toSlug(title)).toBe(Array.from({ length: 10 }, () => 'sluhovoi').join('-'))
  expect(toSlug('а'.repeat(200))).toBe('a'.repeat(96))
  expect(toSlug(`${'а'.repeat(96)} б`)).toBe('a'.repeat(96))
})

it('keeps the case and the underscores that an editor typed', () => {
  expect(toSlug('Podarki_ot_Phonak', { keepCase: true })).toBe('Podarki_ot_Phonak')
  expect(toSlug('Скидка Для Щедрых', { keepCase: true })).toBe('Skidka-Dlya-Shchedryh')
  expect(toSlug('Podarki_ot_Phonak')).toBe('podarki-ot-phonak')
})

it('takes for an address nothing that could leave its place', () => {
  for (const good of ['a', '7', 'Podarki_ot_Phonak', 'a'.repeat(96)]) expect(isSlug(good)).toBe(true)
  for (const bad of ['', '-a', 'a_', 'a/', '../a', 'слух', 'a b', 'a\n', 'a'.repeat(97), 7, null, ['a']]) {
    expect(isSlug(bad)).toBe(false)
  }
})
