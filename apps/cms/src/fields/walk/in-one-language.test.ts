import { expect, it } from 'vitest'
import { inOneLanguage } from './in-one-language.ts'
import { fields } from './walk.fixture.ts'

const document = {
  id: 'own',
  title: { ru: 'Аппарат', kk: 'Аппарат (қаз.)' },
  price: 5,
  meta: { title: { ru: 'Поиск' } },
  note: null,
  link: { href: '/devices' },
  faq: [
    { id: 'a', answer: { kk: 'Иә' } },
    { id: 'b', answer: { ru: 'Нет' } },
  ],
  layout: {
    ru: [{ id: 'c', blockType: 'steps', rows: [{ id: 'd', text: 'Шаг' }] }],
    kk: [{ id: 'e', blockType: 'of another time', rows: [{ id: 'f', text: 'Қадам' }] }],
  },
}

it('takes the words of one language, in groups and rows too, and everything that belongs to both', () => {
  const { id, price, note, link } = document
  const shared = { id, price, note, link }
  expect(inOneLanguage(fields, document, 'ru')).toEqual({
    ...shared,
    title: 'Аппарат',
    meta: { title: 'Поиск' },
    faq: [{ id: 'a' }, { id: 'b', answer: 'Нет' }],
    layout: document.layout.ru,
  })
  expect(inOneLanguage(fields, document, 'kk')).toEqual({
    ...shared,
    title: 'Аппарат (қаз.)',
    meta: {},
    faq: [{ id: 'a', answer: 'Иә' }, { id: 'b' }],
    layout: document.layout.kk,
  })
})

it('changes nothing of what it was given', () => {
  const given = structuredClone(document)
  inOneLanguage(fields, given, 'kk')
  expect(given).toEqual(document)
})
