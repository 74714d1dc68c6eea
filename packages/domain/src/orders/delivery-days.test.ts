import { expect, test } from 'vitest'
import { deliveryDays } from './delivery-days.ts'

test.each([
  ['1 день', { from: 1, to: 1 }],
  ['1–2 күн', { from: 1, to: 2 }],
  ['от 2 - 5 дней', { from: 2, to: 5 }],
  ['2–5 рабочих дней', { from: 2, to: 5 }],
  ['1–2 жұмыс күнінде', { from: 1, to: 2 }],
  ['48 часов', null],
  ['2–3 недели', null],
  ['1 апта', null],
  ['сегодня', null],
  ['', null],
  ['5–2 дня', null],
  ['100 дней', null],
  ['2–5 дней, в горах 7', null],
])('%s', (words, days) => {
  expect(deliveryDays(words)).toEqual(days)
})
