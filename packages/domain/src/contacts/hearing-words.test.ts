import { expect, it } from 'vitest'
import { mentionsHearing, withoutHearing } from './hearing-words.ts'

it.each([
  'Кабинет проверки слуха',
  'Сурдолог центра',
  'ЛОР-врач',
  'Слуховые аппараты',
  'Заключение о протезировании',
  'Есту қабілетін тексеру',
  'Естімейтін адамға',
  'Құлаққа арналған',
  'Кохлеарлық имплант',
  'Магазин «Есту», слуховые аппараты',
])('is told by: %s', (text) => {
  expect(mentionsHearing(text)).toBe(true)
})

it.each(['Вывеска «Есту» над входом', 'Послезавтра', 'ул. Толе би, 178', 'Ушли в девять', 'Лорд', 'Көшеден кіресіз'])(
  'is not told by: %s',
  (text) => {
    expect(mentionsHearing(text)).toBe(false)
  },
)

it('leaves out the sentences that tell it, and no other', () => {
  const way = 'Вход с пр. Абая, без ступеней. Направо кабинет проверки слуха. Есть лифт.'
  expect(withoutHearing(way)).toBe('Вход с пр. Абая, без ступеней. Есть лифт.')
  expect(withoutHearing('Есту кабинеті бірінші қабатта.')).toBe('')
  expect(withoutHearing('Вход\nсо двора.')).toBe('Вход\nсо двора.')
})
