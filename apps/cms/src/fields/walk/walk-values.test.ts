import { expect, it } from 'vitest'
import { formPathOf, labelsOf, pathOf } from './place.ts'
import { fields } from './walk.fixture.ts'
import { type Picked, walkValues } from './walk-values.ts'

const document = {
  title: { ru: 'Аппарат', kk: 'Аппарат (қаз.)' },
  meta: { title: { ru: 'Поиск' } },
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

const texts = (locale: Picked, data: unknown = document) =>
  [...walkValues(fields, data, locale)]
    .filter(({ field, value }) => field.type === 'text' && typeof value === 'string')
    .map(({ place, value }) => `${pathOf(place)}: ${value}`)

it('picks one language, of which the rows of its own lists are already', () => {
  expect(texts('ru')).toEqual([
    'title: Аппарат',
    'meta.title: Поиск',
    'link.href: /devices',
    'faq.b.answer: Нет',
    'layout.0.rows.0.text: Шаг',
  ])
})

it('picks every language in turn', () => {
  expect(texts('all')).toEqual([
    'title: Аппарат',
    'title: Аппарат (қаз.)',
    'meta.title: Поиск',
    'link.href: /devices',
    'faq.a.answer: Иә',
    'faq.b.answer: Нет',
    'layout.0.rows.0.text: Шаг',
  ])
})

it('takes a document that was read in one language as it is', () => {
  expect(texts(undefined, { title: 'Аппарат', faq: [{ answer: 'Да' }] })).toEqual([
    'title: Аппарат',
    'faq.0.answer: Да',
  ])
})

it('says where a value stands: in the document, in the form, in words, in whose list', () => {
  const places = [...walkValues(fields, document, 'ru')].map(({ place }) => place)
  const said = places.map((place) => ({
    path: pathOf(place),
    formPath: formPathOf(place),
    labels: labelsOf(place),
    ownList: place.ownList,
  }))
  expect(said.find(({ path }) => path === 'faq.b.answer')).toEqual({
    path: 'faq.b.answer',
    formPath: 'faq.1.answer',
    labels: ['Questions'],
    ownList: null,
  })
  expect(said.at(-1)).toEqual({
    path: 'layout.0.rows.0.text',
    formPath: 'layout.0.rows.0.text',
    labels: ['Content', 'Steps'],
    ownList: 'layout',
  })
})

it('visits what is not there without going further, and nothing of what is no document', () => {
  const visited = [...walkValues(fields, { faq: 'two', link: null }, 'ru')]
  expect(visited.map(({ field }) => field.name)).toEqual(['title', 'price', 'meta', 'note', 'link', 'faq', 'layout'])
  expect([...walkValues(fields, [document])]).toEqual([])
})
