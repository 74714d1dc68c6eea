import { expect, it } from 'vitest'
import type { OpenRelease } from './read-release'
import { releaseRows } from './release-rows'

const document = { slug: null, kind: null, titles: { ru: 'Вопрос' }, path: null }
const release: OpenRelease = {
  kind: 'open',
  title: 'Весна',
  documents: [
    { ...document, collection: 'devices', id: 'd', languages: ['kk'], titles: { kk: 'Аппарат' }, path: '/apparaty/a' },
    { ...document, collection: 'faq', id: 'q', languages: ['ru'] },
    { ...document, collection: 'pages', id: 'p', languages: ['ru'], titles: {} },
  ],
  texts: [
    { global: 'home', titles: { ru: 'Главная', kk: 'Басты бет' }, locale: 'ru', data: {} },
    { global: 'home', titles: { ru: 'Главная', kk: 'Басты бет' }, locale: 'kk', data: {} },
    { global: 'legal', titles: { ru: 'Согласия', kk: 'Келісімдер' }, locale: 'kk', data: {} },
    { global: 'holidays', titles: { ru: 'Праздники', kk: 'Мереке күндері' }, locale: 'ru', data: {} },
  ],
}

it('names all that a release holds: its pages in their languages, and where the rest shows', () => {
  expect(releaseRows(release, 'ru', 'a.b')).toEqual([
    { key: 'd', title: 'Аппарат', links: [{ locale: 'kk', href: '/kk/preview/a.b/apparaty/a' }], where: null },
    { key: 'q', title: 'Вопрос', links: [], where: expect.stringContaining('в\u00a0списках вопросов') },
    { key: 'p', title: 'без названия', links: [], where: 'адреса ещё нет' },
    {
      ...{ key: 'home', title: 'Главная', where: null },
      links: [
        { locale: 'ru', href: '/preview/a.b' },
        { locale: 'kk', href: '/kk/preview/a.b' },
      ],
    },
    {
      ...{ key: 'legal', title: 'Согласия', where: 'под формами' },
      links: [{ locale: 'kk', href: '/kk/preview/a.b/globals/legal' }],
    },
    { key: 'holidays', title: 'Праздники', links: [], where: expect.stringContaining('работы филиалов') },
  ])
  const [, , , home] = releaseRows(release, 'kk', 'a.b')
  expect(home?.title).toBe('Басты бет')
})
