import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { withLanguage } from './with-language.ts'

const fields: Field[] = [
  { name: 'text', type: 'text', localized: true },
  { name: 'href', type: 'text' },
  { name: 'hero', type: 'group', fields: [{ name: 'title', type: 'text', localized: true }] },
  { name: 'rows', type: 'array', fields: [{ name: 'label', type: 'text', localized: true }] },
]

const stored = {
  text: { ru: 'Скидки', kk: 'Жеңілдік' },
  href: '/akcii',
  hero: { title: { ru: 'Слух' } },
  rows: [{ id: '1', label: { ru: 'Первая', kk: 'Бірінші' } }],
}

it('puts the sent language beside the other one, row by row', () => {
  const sent = {
    text: 'Арзандату',
    hero: { title: 'Есту' },
    rows: [
      { id: '2', label: 'Жаңа' },
      { id: '1', label: 'Бір' },
    ],
  }
  expect(withLanguage(fields, stored, sent, 'kk')).toEqual({
    text: { ru: 'Скидки', kk: 'Арзандату' },
    href: '/akcii',
    hero: { title: { ru: 'Слух', kk: 'Есту' } },
    rows: [
      { id: '2', label: { kk: 'Жаңа' } },
      { id: '1', label: { ru: 'Первая', kk: 'Бір' } },
    ],
  })
})

it('leaves what was not sent as it is', () => {
  expect(withLanguage(fields, stored, {}, 'ru')).toEqual(stored)
})
