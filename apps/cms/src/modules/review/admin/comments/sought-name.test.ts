import { expect, it } from 'vitest'
import { soughtAt, withName } from './sought-name.ts'

const at = (marked: string) => {
  const caret = marked.indexOf('|')
  return { text: marked.replace('|', ''), caret }
}

it.each([
  ['@|', ''],
  ['Смотрите, @ас|', 'ас'],
  ['(@Асель Про|', 'Асель Про'],
  ['@Әсел қара|', 'Әсел қара'],
])('%s seeks "%s"', (marked, query) => {
  const { text, caret } = at(marked)
  expect(soughtAt(text, caret)?.query).toBe(query)
})

it.each(['почта@ас|', 'без имени|', '@Асель Пробная посмотрите|', '@ас, |'])('%s seeks nobody', (marked) => {
  const { text, caret } = at(marked)
  expect(soughtAt(text, caret)).toBeNull()
})

it('puts the whole name in its place and the cursor behind it', () => {
  const { text, caret } = at('Смотрите, @ас| ещё раз')
  const sought = soughtAt(text, caret)
  expect(sought && withName(text, sought, 'Асель Пробная')).toEqual({
    text: 'Смотрите, @Асель Пробная ещё раз',
    caret: 'Смотрите, @Асель Пробная '.length,
  })
})
