import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withNoBreaks } from './with-no-breaks.ts'
import { withUsualSpaces } from './with-usual-spaces.ts'

const shown = (text: string) => withNoBreaks(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '~')

it.each([
  ['Записаться на приём в филиал', 'Записаться на_приём в_филиал'],
  ['и в этом году', 'и_в_этом году'],
  ['Аппараттан да, батареядан да', 'Аппараттан_да, батареядан_да'],
  ['Батарея не аккумулятор', 'Батарея не_аккумулятор'],
  ['Ылғал бар ма? Бар', 'Ылғал бар_ма? Бар'],
  ['Стоит 389 990 ₸ за пару', 'Стоит 389_990_₸ за_пару'],
  ['14 дней, 10 % и 2–3 недели', '14_дней, 10_% и_2–~3_недели'],
  ['от 7–10 дней', 'от_7–~10_дней'],
  ['Дүйсенбіден жұмаға дейін 9:00–18:00', 'Дүйсенбіден жұмаға дейін 9:00–~18:00'],
  ['Цена 100 000–250 000 ₸', 'Цена 100_000–~250_000_₸'],
  ['Степень I–III, от 5 %–10 %', 'Степень I–~III, от_5_%–~10_%'],
  ['1–8-арна', '1–~8-~арна'],
  ['WhatsApp-қа жазыңыз, 50 000 ₸-ден бастап', 'WhatsApp-~қа жазыңыз, 50_000_₸-~ден бастап'],
  ['312-өлшемді батарея, ЛОР-дәрігер', '312-өлшемді батарея, ЛОР-дәрігер'],
  ['{from}–{to} Гц', '{from}–~{to}_Гц'],
  ['10:00–17:00', '10:00–~17:00'],
  ['Вход – справа, пн–пт, Phonak–Slim', 'Вход – справа, пн–пт, Phonak–Slim'],
  ['Приказ № 284 о порядке', 'Приказ №_284 о_порядке'],
  ['у номера +7 700 000 12 34 это 1234', 'у_номера +7_700_000_12_34 это 1234'],
  ['Шаг 5 из 7 · осталось мало', 'Шаг 5 из_7_· осталось мало'],
  ['высокие звуки: птицы →', 'высокие звуки: птицы_→'],
  ['16 желтоқсан, 2 қаңтар', '16_желтоқсан, 2_қаңтар'],
  ['← низкие звуки', '←_низкие звуки'],
  ['Каналы — это полосы', 'Каналы_— это полосы'],
  ['г. Алматы, ул. Толе би, 178', 'г._Алматы, ул._Толе би, 178'],
  ['Да. Это так', 'Да. Это так'],
  ['от {price} × {months} мес.', 'от {price} ×_{months}_мес.'],
  ['{n, plural, one {# день} few {# дня} other {# дней}}', '{n, plural, one {#_день} few {#_дня} other {#_дней}}'],
])('ties what belongs together: %s', (text, tied) => expect(shown(text)).toBe(tied))

it('ties nothing that a narrow screen could not hold', () => {
  expect(shown('для электроакустического')).toBe('для электроакустического')
  expect(shown('в электроакустическом')).toBe('в электроакустическом')
  expect(shown('Самал-2 ықшамауданы')).toBe('Самал-2 ықшамауданы')
})

it('leaves keys, codes, addresses and Latin names alone', () => {
  for (const text of ['detskie apparaty', 'RIC 50-312', '/ru/apparaty', 'a b 5 mg', '/files/7–10.pdf', ''])
    expect(withNoBreaks(text)).toBe(text)
})

it('shows for lines alone: what reads none gets the text as it was typed', () => {
  for (const text of ['Ждать 7–10 дней', '9:00–18:00', 'Степень I–III не в счёт'])
    expect(withUsualSpaces(withNoBreaks(text))).toBe(text)
})

it('changes spaces and ranges alone, and nothing the second time', () => {
  const letters = fc.constantFrom(...'аібя Aa19 —–«».,%₸№\n')
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 40 }), (text) => {
      const once = withNoBreaks(text)
      expect(withUsualSpaces(once)).toBe(withUsualSpaces(text))
      expect(withNoBreaks(once).length).toBe(once.length)
    }),
  )
})
