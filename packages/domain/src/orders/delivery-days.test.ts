import { expect, test } from 'vitest'
import { withUsualSpaces } from '../text/typography/with-usual-spaces.ts'
import { deliveryDays, sayDeliveryWait } from './delivery-days.ts'

const wait = (from: number | null, to: number | null, inWorkingDays = false, note = '') => ({
  ...{ from, to, inWorkingDays, note },
})

test.each([
  [wait(1, 1), '1 день', '1 күн'],
  [wait(1, null), '1 день', '1 күн'],
  [wait(1, 2), '1–2 дня', '1–2 күн'],
  [wait(2, 5), '2–5 дней', '2–5 күн'],
  [wait(2, 5, true), '2–5 рабочих дней', '2–5 жұмыс күні'],
  [wait(1, 1, true), '1 рабочий день', '1 жұмыс күні'],
  [wait(3, 4, true), '3–4 рабочих дня', '3–4 жұмыс күні'],
  [wait(5, 11), '5–11 дней', '5–11 күн'],
  [wait(14, 21), '14–21 день', '14–21 күн'],
  [wait(0, 0), 'в день заказа', 'тапсырыс берген күні'],
  [wait(0, 1), 'до 1 дня', '1 күнге дейін'],
  [wait(0, 3, true), 'до 3 рабочих дней', '3 жұмыс күніне дейін'],
  [wait(null, null), '', ''],
  [wait(null, null, true), '', ''],
])('%o: %s, %s', (waited, inRussian, inKazakh) => {
  expect(withUsualSpaces(sayDeliveryWait(waited, 'ru'))).toBe(inRussian)
  expect(withUsualSpaces(sayDeliveryWait(waited, 'kk'))).toBe(inKazakh)
})

test('words beside the days follow them, and stand alone where there are none', () => {
  expect(withUsualSpaces(sayDeliveryWait(wait(2, 5, false, 'в горах дольше'), 'ru'))).toBe('2–5 дней, в горах дольше')
  expect(sayDeliveryWait(wait(null, null, false, 'по договорённости'), 'ru')).toBe('по договорённости')
})

test('no line ends within the days', () => {
  expect(sayDeliveryWait(wait(2, 5), 'ru')).toBe('2–\u20605\u00a0дней')
})

test('days are counted from the first number, or are none', () => {
  expect(deliveryDays(wait(2, 5))).toEqual({ from: 2, to: 5 })
  expect(deliveryDays(wait(2, null))).toEqual({ from: 2, to: 2 })
  expect(deliveryDays(wait(null, null))).toBe(null)
})
