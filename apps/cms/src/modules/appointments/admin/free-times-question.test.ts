import { expect, it } from 'vitest'
import { type BookedForm, freeTimesQuestion } from './free-times-question.ts'

const nothing: BookedForm = { service: null, branch: null, specialist: null, startsAt: null, visit: null }
const place = { ...nothing, service: 's', branch: 'b' }
/** Half past eleven at night in Almaty, another day in Greenwich. */
const late = '2026-11-24T18:30:00.000Z'
const next = '2026-11-24T19:30:00.000Z'

it('asks nothing until service and branch are chosen', () => {
  expect(freeTimesQuestion(nothing, null)).toBeNull()
  expect(freeTimesQuestion({ ...nothing, service: 's', startsAt: late }, null)).toBeNull()
  expect(freeTimesQuestion({ ...nothing, branch: 'b' }, null)).toBeNull()
})

it('asks about the specialist, the day in Almaty and the visit as far as the form has them', () => {
  expect(freeTimesQuestion(place, null)).toBe('service=s&branch=b')
  const whole = { ...place, specialist: 'p', startsAt: late, visit: 'v' }
  expect(freeTimesQuestion(whole, null)).toBe('service=s&branch=b&specialist=p&day=2026-11-24&moving=v')
  expect(freeTimesQuestion({ ...whole, startsAt: next }, null)).toContain('day=2026-11-25')
})

it('keeps to a day that was turned to until the start changes', () => {
  const turnedTo = { day: '2026-12-01', startsAt: late }
  expect(freeTimesQuestion({ ...place, startsAt: late }, turnedTo)).toContain('day=2026-12-01')
  expect(freeTimesQuestion({ ...place, startsAt: next }, turnedTo)).toContain('day=2026-11-25')
  expect(freeTimesQuestion(place, turnedTo)).toBe('service=s&branch=b')
  expect(freeTimesQuestion(place, { day: '2026-12-01', startsAt: null })).toContain('day=2026-12-01')
})

it('asks about no year that is still being typed, and no time that is none', () => {
  for (const startsAt of ['0202-11-24T05:00:00.000Z', 'tomorrow', ''])
    expect(freeTimesQuestion({ ...place, startsAt }, null)).toBe('service=s&branch=b')
})
