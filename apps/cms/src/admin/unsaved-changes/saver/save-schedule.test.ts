import { describe, expect, it } from 'vitest'
import { retryDelay, saveAt } from './save-schedule.ts'

describe('when typing is saved', () => {
  it('saves at the first pause', () => {
    expect(saveAt(1000, 1000)).toBe(2500)
    expect(saveAt(1000, 2000)).toBe(3500)
  })

  it('does not wait for a pause that never comes', () => {
    for (let typed = 0; typed <= 12_000; typed += 50) expect(saveAt(0, typed)).toBeLessThanOrEqual(4000)
  })

  it('saves sooner beside an open preview, and not at each key', () => {
    expect(saveAt(1000, 1000, 'watched')).toBe(1350)
    for (let typed = 0; typed <= 1500; typed += 300) expect(saveAt(0, typed, 'watched')).toBeGreaterThan(typed + 300)
    expect(saveAt(0, 12_000, 'watched')).toBe(2000)
  })

  it('asks a network that is away less and less often, and never gives up', () => {
    expect([1, 2, 3, 4, 5].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000])
    expect(retryDelay(6)).toBe(30_000)
    expect(retryDelay(1000)).toBe(30_000)
  })
})
