import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aheadMs, lookAgainMs, SessionWatch, takenOver } from './session-watch.ts'

const hour = 3600_000
let happened: string[] = []
let isOver = true
const watch = () =>
  new SessionWatch({
    onTakeOver: () => happened.push('taken over'),
    onTimeOver: async () => {
      happened.push('over')
      return isOver
    },
  })

beforeEach(() => {
  vi.useFakeTimers()
  happened = []
  isOver = true
})
afterEach(() => {
  vi.useRealTimers()
})

it('takes the end over before it comes, and tells it once', async () => {
  const session = watch()
  session.follow(Date.now() + 8 * hour)
  await vi.advanceTimersByTimeAsync(8 * hour - aheadMs - 1)
  expect(happened).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(happened).toEqual(['taken over'])
  session.follow(takenOver)
  await vi.advanceTimersByTimeAsync(hour)
  expect(happened).toEqual(['taken over', 'over'])
})

it('forgets the former end when the session was prolonged or nobody is here any more', async () => {
  const session = watch()
  session.follow(Date.now() + hour)
  session.follow(Date.now() + 3 * hour)
  await vi.advanceTimersByTimeAsync(2 * hour)
  session.follow(undefined)
  await vi.advanceTimersByTimeAsync(2 * hour)
  expect(happened).toEqual([])
})

it('takes over at once what is told again in the last moment', async () => {
  const session = watch()
  session.follow(Date.now() + aheadMs / 2)
  await vi.advanceTimersByTimeAsync(0)
  expect(happened).toEqual(['taken over'])
})

it('looks again and again while the server knows the session longer than the clock of this machine says', async () => {
  isOver = false
  const session = watch()
  session.follow(Date.now() + hour)
  await vi.advanceTimersByTimeAsync(hour + 2 * lookAgainMs)
  expect(happened).toEqual(['taken over', 'over', 'over', 'over'])
  session.stop()
  await vi.advanceTimersByTimeAsync(hour)
  expect(happened).toHaveLength(4)
})

it('looks no more at an end that was put off while it was looked at', async () => {
  const session = new SessionWatch({
    onTakeOver: () => undefined,
    onTimeOver: async () => {
      happened.push('over')
      session.follow(Date.now() + 3 * hour)
      return false
    },
  })
  session.follow(Date.now() + hour)
  await vi.advanceTimersByTimeAsync(3 * hour)
  expect(happened).toEqual(['over'])
})

it('tells nothing of an end in the past, nor at once of one farther away than browsers wait', async () => {
  const session = watch()
  session.follow(Date.now() - 1)
  await vi.advanceTimersByTimeAsync(hour)
  session.follow(Date.now() + 1000 * 24 * hour)
  await vi.advanceTimersByTimeAsync(hour)
  expect(happened).toEqual([])
})
