import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withNoBreaks } from './with-no-breaks.ts'

const shown = (text: string) => withNoBreaks(text).replaceAll('\u00a0', '_')

it.each([
  ['Записаться на приём в филиал', 'Записаться на_приём в_филиал'],
  ['и в этом году', 'и_в_этом году'],
  ['Аппараттан да, батареядан да', 'Аппараттан_да, батареядан_да'],
  ['Батарея не аккумулятор', 'Батарея не_аккумулятор'],
  ['Ылғал бар ма? Бар', 'Ылғал бар_ма? Бар'],
  ['Стоит 389 990 ₸ за пару', 'Стоит 389_990_₸ за_пару'],
  ['14 дней, 10 % и 2–3 недели', '14_дней, 10_% и_2–3_недели'],
  ['Приказ № 284 о порядке', 'Приказ №_284 о_порядке'],
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
  for (const text of ['detskie apparaty', 'RIC 50-312', '/ru/apparaty', 'a b 5 mg', ''])
    expect(withNoBreaks(text)).toBe(text)
})

it('changes spaces alone, and nothing the second time', () => {
  const letters = fc.constantFrom(...'аібя Aa19 —–«».,%₸№\n')
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 40 }), (text) => {
      const once = withNoBreaks(text)
      expect(once.replaceAll('\u00a0', ' ')).toBe(text.replaceAll('\u00a0', ' '))
      expect(withNoBreaks(once).length).toBe(text.length)
    }),
  )
})
