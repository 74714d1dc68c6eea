import { expect, it } from 'vitest'
import { formatPhone, isLandline, parseKazakhPhone } from './phone.ts'

it.each([
  '87012345678',
  '+7 701 234-56-78',
  '8 (701) 234 56 78',
  '7012345678',
  '77012345678',
  '+7\u00a0701\u00a0234\u00a056\u00a078',
  '8\u2011701\u2011234\u201156\u201178',
  '8 701 234\u221256\u221278',
  '8 701 234—56–78',
  '\u202a+7 701 234 56 78\u202c',
  '8.701.234.56.78\u200b',
])('reads «%s»', (typed) => {
  expect(parseKazakhPhone(typed)).toBe('+77012345678')
})

it.each(['', '123', '+79161234567', '+1 701 234 5678', '8701234567a', '7'.repeat(60), '8/701/234/56/78'])(
  'takes «%s» for no number of Kazakhstan',
  (typed) => {
    expect(parseKazakhPhone(typed)).toBeNull()
  },
)

it('reads its own printed form, and knows a number that no message reaches', () => {
  expect(parseKazakhPhone(formatPhone('+77012345678'))).toBe('+77012345678')
  expect([isLandline('+77272345678'), isLandline('+77012345678')]).toEqual([true, false])
})
