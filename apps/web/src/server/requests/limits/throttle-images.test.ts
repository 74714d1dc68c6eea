import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { throttleImages } from './throttle-images'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function visit(url: string) {
  const req = new IncomingMessage(new Socket())
  req.url = url
  return { req, res: new ServerResponse(req) }
}

/** @returns when each of so many requests at one moment was let through, in milliseconds. */
function askAtOnce(urls: readonly string[]) {
  const pace = throttleImages()
  const started = performance.now()
  const passed: number[] = []
  const visits = urls.map(visit)
  for (const { req, res } of visits) pace(req, res, () => passed.push(performance.now() - started))
  return { passed, visits }
}

const pictures = (count: number) => Array.from({ length: count }, (_, index) => `/og/ru/apparaty?x=${index}`)

it('lets one picture through at once and each next one twenty milliseconds later', () => {
  const { passed } = askAtOnce(pictures(5))
  expect(passed).toEqual([0])
  vi.advanceTimersByTime(100)
  expect(passed).toEqual([0, 20, 40, 60, 80])
})

it('holds up nothing else', () => {
  const { passed } = askAtOnce([...pictures(50), '/apparaty', '/kk', '/ogre'])
  expect(passed).toEqual([0, 0, 0, 0])
})

it('tells whoever would wait for seconds to come again', () => {
  const { passed, visits } = askAtOnce(pictures(210))
  vi.advanceTimersByTime(10_000)
  expect(passed).toHaveLength(201)
  expect(visits.filter(({ res }) => res.statusCode === 503)).toHaveLength(9)
  expect(visits.at(-1)?.res.getHeader('retry-after')).toBe('5')
})

it('does nothing for a client that has left meanwhile', () => {
  const { passed, visits } = askAtOnce(pictures(3))
  visits[1]?.res.destroy()
  vi.advanceTimersByTime(100)
  expect(passed).toEqual([0, 40])
})
