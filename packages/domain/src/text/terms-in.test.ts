import { expect, it } from 'vitest'
import { termsIn } from './terms-in.ts'

const found = (text: string, locale: 'ru' | 'kk') => termsIn(text, locale).map(({ ru, kk }) => `${ru} = ${kk}`)

it('finds terms in whatever form a Russian text has them, as they come', () => {
  expect(found('Телекатушка есть в каждом слуховом аппарате; запишитесь к сурдологу.', 'ru')).toEqual([
    'телекатушка = телеорауыш',
    'слуховой аппарат = есту аппараты',
    'сурдолог = сурдолог',
  ])
})

it('finds terms in a Kazakh text with its endings', () => {
  expect(found('Есту аппаратыңызды зарядтауға қойыңыз.', 'kk')).toEqual([
    'слуховой аппарат = есту аппараты',
    'зарядка = зарядтау',
  ])
})

it('finds nothing where nothing is said', () => {
  expect(found('Аппарат лежит на столе.', 'ru')).toEqual([])
  expect(found('', 'kk')).toEqual([])
})
