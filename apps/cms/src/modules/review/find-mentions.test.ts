import { expect, it } from 'vitest'
import { findMentions } from './find-mentions.ts'

const people = [
  { id: 'asel', name: 'Асель Пробная' },
  { id: 'asel-other', name: 'Асель Другая' },
  { id: 'erlan', name: 'Ерлан Тестов' },
  { id: 'erlan-long', name: 'Ерлан Тестов Старший' },
  { id: 'alyona', name: 'Алёна' },
]

it.each([
  ['@Асель Пробная, посмотрите', ['asel']],
  ['посмотрите, @асель пробная', ['asel']],
  ['(@Ерлан Тестов)', ['erlan']],
  ['@Ерлан Тестов Старший и @Алена!', ['erlan-long', 'alyona']],
  ['@Асель', []],
  ['@Алёнаа', []],
  ['пишите на почта@Алёна', []],
  ['@', []],
  ['без имён', []],
])('%s names %j', (text, named) => {
  expect(findMentions(text, people)).toEqual(named)
})

it('of two people of one name the one that was picked is meant, and both where nobody was', () => {
  const twins = [...people, { id: 'twin', name: 'Асель Пробная' }]
  expect(findMentions('@Асель Пробная', twins, ['twin'])).toEqual(['twin'])
  expect(findMentions('@Асель Пробная', twins, ['erlan'])).toEqual(['asel', 'twin'])
})
