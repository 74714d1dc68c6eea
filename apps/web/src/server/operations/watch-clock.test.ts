import { expect, it } from 'vitest'
import { watchClock } from './watch-clock.ts'

it('a clock that was set is told once, whatever time has passed meanwhile', () => {
  const world = { wall: 1_000_000, steady: 0 }
  const look = watchClock(
    () => world.wall,
    () => world.steady,
  )
  const pass = (ms: number, setMs = 0) => {
    world.steady += ms
    world.wall += ms + setMs
    return { ...look() }
  }
  expect(pass(60_000)).toEqual({ back: 0, forward: 0 })
  expect(pass(15_000, -400)).toEqual({ back: 0, forward: 0 })
  expect(pass(60_000, -30_000)).toEqual({ back: 1, forward: 0 })
  expect(pass(15_000)).toEqual({ back: 1, forward: 0 })
  expect(pass(15_000, 30_000)).toEqual({ back: 1, forward: 1 })
  expect(pass(0, -3_600_000)).toEqual({ back: 2, forward: 1 })
})
