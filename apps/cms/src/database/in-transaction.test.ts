import { expect, it } from 'vitest'
import { isRefusal, Refusal } from './in-transaction.ts'

const codes = ['not-found', 'too-late'] as const

it('recognises a refusal that the operation lists', () => {
  expect(isRefusal(new Refusal('too-late'), codes)).toBe(true)
})

it.each([new Refusal('sold-out'), new Error('too-late'), { code: 'too-late' }, null])(
  'leaves %s to be thrown on',
  (error) => {
    expect(isRefusal(error, codes)).toBe(false)
  },
)
