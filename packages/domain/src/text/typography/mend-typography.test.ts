import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mendTypography } from './mend-typography.ts'
import type { TypographySlip } from './rules/rule.ts'

const slips: [TypographySlip, string, string][] = [
  ['ellipsis', 'Подождите...', 'Подождите…'],
  ['quotes', 'Нажмите "Заказать" и ждите', 'Нажмите «Заказать» и ждите'],
  ['quotes', '“Заказать” батырмасы', '«Заказать» батырмасы'],
  ['quotes', 'Дүкен "Қала "Есту""', 'Дүкен «Қала „Есту“»'],
  ['quotes', '(«Памятка «О слухе»»)', '(«Памятка „О слухе“»)'],
  ['dash', 'Каналы - это полосы', 'Каналы — это полосы'],
  ['dash', 'Каналы – это полосы', 'Каналы — это полосы'],
  ['dash', 'Каналы -- это полосы', 'Каналы — это полосы'],
  ['dash', 'Аппарат—это прибор', 'Аппарат — это прибор'],
  ['range', 'через 2-3 недели', 'через 2–3 недели'],
  ['range', '1,5 - 2 жыл сайын', '1,5–2 жыл сайын'],
  ['range', 'скидка 5-10 %', 'скидка 5–10 %'],
  ['pair', 'две–три недели', 'две-три недели'],
  ['pair', 'Екі–үш күнде', 'Екі-үш күнде'],
  ['pair', 'месяц–два', 'месяц-два'],
  ['spaces', 'Слух  и память', 'Слух и память'],
  ['spaces', 'Слух , память', 'Слух, память'],
  ['spaces', '( слух )', '(слух)'],
  ['spaces', 'слух,память', 'слух, память'],
  ['number-sign', 'Приказ №284', 'Приказ № 284'],
  ['percent', '10% жеңілдік', '10 % жеңілдік'],
  ['money', 'от 1500 тг', 'от 1 500 ₸'],
  ['money', 'от 1500 тг. за пару', 'от 1 500 ₸ за пару'],
  ['money', '1500 тг. Доставка завтра.', '1 500 ₸. Доставка завтра.'],
  ['money', 'Стоит 1500 тг. Доставка бесплатна.', 'Стоит 1 500 ₸. Доставка бесплатна.'],
  ['money', '1500 тг.Доставка', '1 500 ₸.Доставка'],
  ['money', 'Цена 1500 тг.\nдоставка даром', 'Цена 1 500 ₸.\nдоставка даром'],
  ['money', '1500 тг. «Есту»', '1 500 ₸. «Есту»'],
  ['money', '(1500 тг.), 2000 тг. — пара', '(1 500 ₸), 2 000 ₸ — пара'],
  ['money', 'Бағасы 1500 тг.', 'Бағасы 1 500 ₸.'],
  ['money', 'жеткізу 2500₸', 'жеткізу 2 500 ₸'],
  ['time', 'с 09:00 до 19:00', 'с 9:00 до 19:00'],
  ['suffix', '5–ші бет', '5-ші бет'],
  ['suffix', '10ға дейін', '10-ға дейін'],
  ['suffix', '2 500 ₸ –ден бастап', '2 500 ₸-ден бастап'],
  ['alphabet', 'бiр аппарат', 'бір аппарат'],
]

describe('a slip', () => {
  it.each(slips)('%s: %s', (slip, slipped, mended) => {
    const found = mendTypography(slipped)
    expect(found.text).toBe(mended)
    expect(found.slips).toContain(slip)
  })

  it('is found no second time', () => {
    for (const [, slipped] of slips) expect(mendTypography(mendTypography(slipped).text).slips).toEqual([])
  })
})

const right = [
  'пн–пт',
  'семь–десять дней',
  'RIC 50-312 на батарейке',
  'ITC B70-312 үлгісі',
  'рассрочка 0-0-12 без переплаты',
  'Тел. +7 727 000-00-00 в часы работы',
  'Звуко- и видеозапись',
  '- первый пункт\n- второй — тоже',
  'екі-үш күннен кейін',
  '35-тен 50 дБ-ге дейін',
  'Экран 13" и шире',
  'Пишите на estu@mail.example - ответим'.replace(' - ', ' — '),
  'Смотрите https://estu.example/a--b?x="1",2 на сайте',
  'Wi-Fi и Bluetooth',
  'WhatsApp-қа жазу',
  'в 2026 году 5 штук',
  'T-режим залда',
  'с {from}–{to} Гц',
  '{count, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
]

it.each(right)('leaves what is right: %s', (text) => expect(mendTypography(text)).toEqual({ text, slips: [] }))

it('leaves codes, addresses and Latin names alone', () => {
  for (const text of ['sku-10-20', '09:00', 'Hello "world" - 5%', 'a...b']) expect(mendTypography(text).text).toBe(text)
})

it('of any text finds nothing twice', () => {
  const letters = fc.constantFrom(...'аіқ Aa19 -–—"«»„“.,%₸№:()\n')
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 30 }), (text) => {
      const once = mendTypography(text).text
      const twice = mendTypography(once).text
      expect(mendTypography(twice).text).toBe(twice)
    }),
  )
})
