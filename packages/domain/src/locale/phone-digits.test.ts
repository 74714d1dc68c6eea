import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseKazakhPhone } from './phone.ts'
import { phoneDigits } from './phone-digits.ts'

const stored = '+77012345678'
const finds = (query: string) => phoneDigits(query).some((digits) => stored.includes(digits))

it.each([
  '8 701 234 56 78',
  '87012345678',
  '+7 (701) 234-56-78',
  '+7 701 234 56 78',
  '8 (701) 234‑56‑78',
  '701 234−56–78',
  '\u202a+7 701 234 56 78\u202c',
  '7012345678',
  '+7 +7 701 234 56 78',
  '8 8 701 234 56 78',
  '8 701',
  '+7 (701)',
  '8 701 23',
  '701 2',
  '5678',
  '56-78',
  '234 56 78',
])('«%s» finds the number', (query) => {
  expect(finds(query)).toBe(true)
})

it.each(['', '678', 'Асель', 'E-2222-2222', '8 702', '+7 702 234 56 78', '5679', '870123456789', '++7701'])(
  '«%s» does not',
  (query) => {
    expect(finds(query)).toBe(false)
  },
)

it('digits within a number are found even where they look like the beginning of another', () => {
  expect(phoneDigits('8705')).toEqual(['8705', '7705'])
})

it('any number that a form takes is found by what was typed there', () => {
  const separator = fc.constantFrom('', ' ', '\u00a0', '-', '\u2011', '\u2212', '(', ')', '.')
  const beginning = fc.constantFrom('8', '+7', '7', '')
  const digits = fc.array(fc.tuple(separator, fc.constantFrom(...'0123456789')), { minLength: 9, maxLength: 9 })
  fc.assert(
    fc.property(beginning, digits, (start, rest) => {
      const typed = `${start}7${rest.flat().join('')}`
      const parsed = parseKazakhPhone(typed)
      expect(parsed).not.toBeNull()
      expect(phoneDigits(typed).some((part) => parsed?.includes(part))).toBe(true)
    }),
  )
})
