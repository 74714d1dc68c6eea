import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { abortAfter } from './abort-after'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('aborts when the time is over, not before, and says so as the browser itself would', () => {
  const signal = abortAfter(500)
  vi.advanceTimersByTime(499)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.aborted).toBe(true)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})
