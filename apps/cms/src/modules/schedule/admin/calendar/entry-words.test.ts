import { expect, it } from 'vitest'
import { whatWords } from './entry-words.ts'

it('names the state and the number of documents of a release, in both languages', () => {
  const release = { kind: 'release', documents: 3 } as const
  expect(whatWords({ ...release, isUnready: false })).toEqual([
    'Выпуск запланирован · документов: 3',
    'Шығарылым жоспарланған · құжат саны: 3',
  ])
  expect(whatWords({ ...release, isUnready: true })).toEqual([
    'Выпуск остановлен · документов: 3',
    'Шығарылым тоқтатылған · құжат саны: 3',
  ])
})

it('names only the event of all other kinds', () => {
  expect(whatWords({ kind: 'promotion-ends', isUnready: true, documents: null })).toEqual([
    'Акция заканчивается',
    'Акция аяқталады',
  ])
})
