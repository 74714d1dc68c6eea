import { describe, expect, it } from 'vitest'
import { parseForm } from '../../forms/parse-form.ts'
import { returnForm } from './return-form.ts'
import { returnableLines, unsuitableUntil } from './return-terms.ts'

const lines = [
  { title: 'Аппарат', quantity: 2, returnPolicy: 'medical_no_return' as const },
  { title: 'Чехол', quantity: 1, returnPolicy: '14_days' as const },
]
/** 23:30 on 1 December in Almaty. */
const handed = new Date('2026-12-01T18:30:00Z')

describe('what may be brought back', () => {
  it('takes what does not suit for fourteen whole days of Almaty after the day it was handed over', () => {
    expect(unsuitableUntil(handed).toISOString()).toBe('2026-12-15T19:00:00.000Z')
    const reasons = (now: string) => returnableLines(lines, [], handed, new Date(now)).map((line) => line.reasons)
    expect(reasons('2026-12-15T18:59:00Z')).toEqual([['faulty'], ['unsuitable', 'faulty']])
    expect(reasons('2026-12-15T19:00:00Z')).toEqual([['faulty'], ['faulty']])
  })

  it('counts what is already on its way back', () => {
    expect(returnableLines(lines, [1, 1], handed, handed).map(({ quantity }) => quantity)).toEqual([1, 0])
  })
})

describe('the form', () => {
  const form = returnForm(returnableLines(lines, [], handed, handed))
  const ask = (values: Record<string, string>) => parseForm(form, values)

  it('gives a number a line', () => {
    const asked = ask({ 'take-0': '', 'take-1': '1', reason: 'unsuitable', wish: 'exchange' })
    expect(asked).toMatchObject({ ok: true, value: { take: [0, 1], reason: 'unsuitable', wish: 'exchange' } })
  })

  it.each([
    ['nothing is chosen', { reason: 'unsuitable', wish: 'refund' }, { 'take-0': 'choose-one' }],
    [
      'medical goods that are in order',
      { 'take-0': '1', reason: 'unsuitable', wish: 'refund' },
      { 'take-0': 'not-returnable' },
    ],
    [
      'more than there are',
      { 'take-1': '2', reason: 'faulty', wish: 'refund', comment: 'x' },
      { 'take-1': 'quantity-wrong' },
    ],
    [
      'half a thing',
      { 'take-0': '0.5', reason: 'faulty', wish: 'refund', comment: 'x' },
      { 'take-0': 'quantity-wrong' },
    ],
    ['a repair of what is whole', { 'take-1': '1', reason: 'unsuitable', wish: 'repair' }, { wish: 'choose-one' }],
    ['a fault without a word', { 'take-0': '1', reason: 'faulty', wish: 'repair' }, { comment: 'required' }],
  ])('refuses %s', (_what, values, errors) => {
    expect(ask(values)).toMatchObject({ ok: false, errors })
  })

  it('tells all faults at once', () => {
    expect(ask({})).toMatchObject({
      ok: false,
      errors: { 'take-0': 'choose-one', reason: 'choose-one', wish: 'choose-one' },
    })
  })
})
