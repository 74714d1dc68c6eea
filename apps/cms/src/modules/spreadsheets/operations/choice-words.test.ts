import { expect, it } from 'vitest'
import { type Choice, choiceNamed, choiceOf, wordOfChoice } from './choice-words.ts'

const choices: Choice[] = [
  { value: 'in_stock', ru: 'В наличии', kk: 'Қоймада бар' },
  { value: 'to_order', ru: 'Под заказ', kk: 'Тапсырыспен' },
  { value: '3', ru: '3', kk: '3' },
  { value: 'list', ru: 'Раз; два', kk: 'Бір; екі' },
]

it.each([
  ['in_stock', 'in_stock'],
  ['В наличии', 'in_stock'],
  [' под ЗАКАЗ ', 'to_order'],
  ['тапсырыспен', 'to_order'],
  ['3', '3'],
  ['В пути', null],
])('«%s» is %s', (cell, value) => {
  expect(choiceNamed(choices, cell)).toBe(value)
})

it('a value is called as the reader calls it, or by its code where its word would be read as another', () => {
  expect(wordOfChoice(choices, 'in_stock', 'kk')).toBe('Қоймада бар')
  expect(wordOfChoice(choices, 'list', 'ru')).toBe('list')
  const twins: Choice[] = [
    { value: 'a', ru: 'Одно', kk: 'Бір' },
    { value: 'b', ru: 'Одно', kk: 'Екі' },
  ]
  expect(twins.map(({ value }) => wordOfChoice(twins, value, 'ru'))).toEqual(['a', 'b'])
  expect(twins.map(({ value }) => wordOfChoice(twins, value, 'kk'))).toEqual(['Бір', 'Екі'])
  expect(choiceNamed(twins, 'Одно')).toBeNull()
  expect(wordOfChoice(choices, 'gone', 'ru')).toBe('gone')
})

it('an option without words is called by its value', () => {
  expect(choiceOf('IP57')).toEqual({ value: 'IP57', ru: 'IP57', kk: 'IP57' })
  expect(choiceOf({ value: 'x', label: { ru: 'Икс' } })).toEqual({ value: 'x', ru: 'Икс', kk: 'Икс' })
})
