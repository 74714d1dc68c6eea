import { expect, it } from 'vitest'
import { recordRequestError, takeRequestError } from './request-errors'

it('a fault is told to whoever asks for its request, once', () => {
  const error = new Error('fault')
  recordRequestError('one', error)
  expect(takeRequestError('another')).toBeUndefined()
  expect(takeRequestError('one')).toBe(error)
  expect(takeRequestError('one')).toBeUndefined()
})

it('a request without a name has no fault, and nothing piles up', () => {
  recordRequestError(undefined, new Error('nobody’s'))
  for (let index = 0; index <= 100; index += 1) recordRequestError(`${index}`, index)
  expect(takeRequestError('0')).toBeUndefined()
  expect(takeRequestError('1')).toBe(1)
  expect(takeRequestError('100')).toBe(100)
})
