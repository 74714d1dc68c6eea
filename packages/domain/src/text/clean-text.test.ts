import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanLine, cleanText } from './clean-text.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 60 })
const odd = fc.string({
  unit: fc.constantFrom(...'аÅ-\'"’´`‑–−\u00a0\u2009\u3000\u200b\u00ad\u202e\u0306\u0301\u2028\t\r\n '),
  maxLength: 30,
})

it.each([
  ['Әлия\u00a0Тест', 'Әлия Тест'],
  ['Анна\u2011Мария', 'Анна-Мария'],
  ['О\u00b4Коннор', "О'Коннор"],
  ['О\u02bcКоннор', "О'Коннор"],
  ['\u202aАсель\u202c \u200b Пробная\n', 'Асель Пробная'],
  ['и\u200b\u0306', 'й'],
  ['5\u221212', '5-12'],
])('writes a line «%s» as «%s»', (typed, line) => {
  expect(cleanLine(typed)).toBe(line)
})

it('keeps the lines, dashes and quotation marks of a longer text', () => {
  expect(cleanText('\ufeffЖду —\u00a0до 5:\r\n\t«да»,\u2028’нет’ ')).toBe('Жду — до 5:\n\t«да»,\n’нет’')
})

it('changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, odd), (typed) => {
      for (const clean of [cleanText, cleanLine]) expect(clean(clean(typed))).toBe(clean(typed))
    }),
  )
})

it('leaves letters, digits, hyphens, apostrophes and single spaces as they were typed', () => {
  const word = fc.string({ unit: fc.constantFrom(..."аәғқңөұүһіЁйAz09.,'-@+()李"), minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(fc.array(word, { maxLength: 4 }), (words) => {
      const typed = words.join(' ')
      expect(cleanLine(typed)).toBe(typed)
      expect(cleanText(typed)).toBe(typed)
    }),
  )
})
