import { expect, it } from 'vitest'
import { lastDigitsOf, proofOf } from './link-proof.ts'
import { isLinkOver, linkDays } from './link-term.ts'

it('asks for the phone where there is one, else for the address', () => {
  expect(proofOf({ phone: '+77012345678', email: 'a@b.kz' })).toBe('phone')
  expect(proofOf({ phone: null, email: 'a@b.kz' })).toBe('email')
  expect(proofOf({ phone: null, email: null })).toBeNull()
})

it.each([
  ['5678', '5678'],
  [' 56 78 ', '5678'],
  ['56-78', '5678'],
  ['56\u201178', '5678'],
  ['+7 (701) 234-56-78', '5678'],
  ['8 701 234 56 78', '5678'],
  ['7012345678', '5678'],
  ['678', null],
  ['45678', null],
  ['', null],
  ['56a8', null],
])('reads «%s» as %s', (typed, digits) => {
  expect(lastDigitsOf(typed)).toBe(digits)
})

it('ends a link so many days after the end, and never before there is one', () => {
  const ended = '2026-11-01T00:00:00.000Z'
  const after = (days: number) => new Date(Date.parse(ended) + days * 86_400_000)
  expect(isLinkOver(ended, after(linkDays))).toBe(false)
  expect(isLinkOver(ended, after(linkDays + 0.01))).toBe(true)
  expect(isLinkOver(null, after(1000))).toBe(false)
})
