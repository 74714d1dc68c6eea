import type { Announcement, OutboxMark } from '@estu/cms/outbox/announcement'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Following, followAnnouncements, type Outbox } from './follow-announcements.ts'

type Row = { id: number; at: number; tag: string }
const start = Date.parse('2026-01-01T00:00:00Z')
const longAgo: OutboxMark = { at: new Date(start - 1000), id: Number.MAX_SAFE_INTEGER }

/** A database with rows, a clock that may be set back, and connections that break; a storefront that forgets. */
class World {
  readonly rows: Row[] = []
  readonly forgotten: string[] = []
  readonly seconds: number[] = []
  connections = 0
  isListening = false
  isReachable = true
  isSilent = false
  mayForget = true
  setBackMs = 0
  #hear: ((announcement: Announcement) => void) | null = null
  #lose: (error: Error) => void = () => undefined

  now(): number {
    return Date.now() - this.setBackMs
  }

  announce(tag: string): void {
    const row = { id: this.rows.length + 1, at: this.now(), tag }
    this.rows.push(row)
    this.#hear?.({ tags: [tag], at: row.at / 1000 })
  }

  lose(): void {
    this.#hear = null
    this.#lose(new Error('lost'))
  }

  #answer<T>(value: T): Promise<T> {
    return this.isSilent ? new Promise(() => undefined) : Promise.resolve(value)
  }

  #connect(): Promise<Outbox> {
    if (!this.isReachable) return Promise.reject(new Error('away'))
    this.connections += 1
    const { promise: lost, reject } = Promise.withResolvers<never>()
    lost.catch(() => undefined)
    this.#lose = reject
    return Promise.resolve({
      listen: (heard) => {
        this.#hear = heard
        return this.#answer(null)
      },
      mark: () => this.#answer({ at: new Date(this.now()), id: this.rows.length }),
      announcedSince: ({ at, id }) =>
        this.#answer(this.rows.filter((row) => row.at > at.getTime() || row.id > id).map(({ tag }) => tag)),
      lost,
      close: () => this.lose(),
    })
  }

  readonly following: Following = {
    connect: () => this.#connect(),
    forget: async (tags) => {
      if (!this.mayForget) throw new Error('refused')
      this.forgotten.push(...tags)
    },
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    now: () => performance.now(),
    onListening: (isListening) => {
      this.isListening = isListening
    },
    onForgotten: (seconds) => void this.seconds.push(seconds),
  }

  count = (tag: string) => this.forgotten.filter((one) => one === tag).length
}

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

let world: World
beforeEach(() => {
  vi.useFakeTimers({ now: start })
  vi.spyOn(console, 'warn').mockReturnValue()
  world = new World()
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function follow(): Promise<void> {
  void followAnnouncements(world.following, longAgo)
  await vi.advanceTimersByTimeAsync(1)
}

it('forgets what was announced before it listened and after that, each twice', async () => {
  world.announce('before')
  await follow()
  expect(world.isListening).toBe(true)
  world.announce('heard')
  await vi.advanceTimersByTimeAsync(0)
  expect([world.count('before'), world.count('heard')]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(3000)
  expect([world.count('before'), world.count('heard')]).toEqual([2, 2])
})

it('nothing is lost of what is announced while it cannot connect, however long that takes', async () => {
  await follow()
  world.isReachable = false
  world.lose()
  await minutes(1)
  expect(world.isListening).toBe(false)
  world.announce('long ago')
  await minutes(30)
  world.announce('just now')
  world.isReachable = true
  await minutes(1)
  expect([world.count('long ago'), world.count('just now'), world.isListening]).toEqual([2, 2, true])
})

it('nothing is lost either where nobody could be reached from the first', async () => {
  world.isReachable = false
  await follow()
  world.announce('early')
  await minutes(10)
  world.isReachable = true
  await minutes(1)
  expect(world.count('early')).toBe(2)
})

it('what could not be forgotten is tried again until it is', async () => {
  world.announce('replayed')
  world.mayForget = false
  await follow()
  await minutes(5)
  expect(world.isListening).toBe(false)
  world.mayForget = true
  await minutes(1)
  expect(world.count('replayed')).toBe(2)
  world.mayForget = false
  world.announce('heard')
  await minutes(20)
  world.mayForget = true
  await minutes(1)
  expect(world.count('heard')).toBeGreaterThan(0)
})

it('a second look that fails ends the connection, and the replay looks again', async () => {
  await follow()
  world.announce('heard')
  await vi.advanceTimersByTimeAsync(1000)
  world.mayForget = false
  await vi.advanceTimersByTimeAsync(2000)
  world.mayForget = true
  await minutes(1)
  expect([world.count('heard'), world.connections]).toEqual([3, 2])
})

it('a clock of the database that was set back hides nothing', async () => {
  await follow()
  world.isReachable = false
  world.lose()
  world.setBackMs = 3_600_000
  for (let index = 0; index < 200; index += 1) world.announce(`while away ${index}`)
  world.isReachable = true
  await minutes(1)
  expect(world.rows.every(({ tag }) => world.count(tag) > 0)).toBe(true)
})

it('what began before the last look and ended after it is heard at the next connection', async () => {
  await follow()
  for (let index = 0; index < 200; index += 1) world.announce(`others ${index}`)
  await minutes(30)
  world.lose()
  world.rows.push({ id: 5, at: world.now() - 300_000, tag: 'late' })
  await minutes(1)
  expect(world.count('late')).toBe(2)
})

it('a replay repeats some minutes, not everything', async () => {
  await follow()
  for (let index = 0; index < 200; index += 1) world.announce(`old ${index}`)
  await minutes(30)
  world.lose()
  await minutes(1)
  expect([world.count('old 0'), world.count('old 150')]).toEqual([2, 4])
})

it('a connection that says nothing any more is noticed within seconds, and given up', async () => {
  await follow()
  world.isSilent = true
  await vi.advanceTimersByTimeAsync(15_000)
  expect(world.isListening).toBe(false)
  world.announce('unheard')
  world.isSilent = false
  await minutes(1)
  expect([world.isListening, world.count('unheard')]).toEqual([true, 2])
})

it('whoever cannot be reached is not asked without a pause', async () => {
  world.isReachable = false
  const connect = vi.spyOn(world.following, 'connect')
  await follow()
  await minutes(1)
  expect(connect.mock.calls.length).toBeLessThan(20)
})

it('tells how long an announcement took, by the clock that wrote it down', async () => {
  world.setBackMs = 40_000
  await follow()
  world.announce('heard')
  await vi.advanceTimersByTimeAsync(0)
  expect(world.seconds).toEqual([expect.closeTo(0, 2)])
})
