import { describe, expect, it } from 'vitest'
import { screenerReducer } from '../screener.ts'
import type { ScreenerState } from '../screener-state.ts'
import { after, readyForTones } from '../simulation/simulate.ts'
import { toneTiming } from './tone-limits.ts'

const onset = 10_000

const begun = (seed = 5) => after(readyForTones('standard', seed), [{ type: 'tones_started' }])
const sounding = (state: ScreenerState, at = onset) =>
  after(state, [{ type: 'sound_started', id: state.lastPlaybackId, at }])
const press = (state: ScreenerState, at: number) => screenerReducer(state, { type: 'pressed', at })
const end = (state: ScreenerState, at: number) =>
  screenerReducer(state, { type: 'sound_ended', id: state.lastPlaybackId, at })
const levelOf = ({ playback }: ScreenerState) => (playback?.kind === 'tone' ? playback.level : null)
const closes = toneTiming.answerClosesMs

describe('a press', () => {
  it('within the time of a tone makes the next one quieter, and no press louder', () => {
    expect(levelOf(begun())).toBe(40)
    expect(levelOf(press(sounding(begun()), onset + 400))).toBe(30)
    expect(levelOf(end(sounding(begun()), onset + closes))).toBe(50)
  })

  it.each([
    ['too soon after the onset', onset + 149],
    ['before the onset', onset - 800],
  ])('%s is no answer, and is counted', (_, at) => {
    const state = press(sounding(begun()), at)
    expect(state.lastPlaybackId).toBe(begun().lastPlaybackId)
    expect(state.tones.trial?.early).toBe(true)
    expect(end(state, onset + closes).tones.counts).toMatchObject({ trials: 1, early: 1 })
  })

  it('before the sound was even started is counted too', () => {
    expect(press(begun(), 5).tones.trial?.early).toBe(true)
  })

  it.each([150, 151, closes - 1, closes])('%d ms after the onset is an answer', (ms) => {
    expect(levelOf(press(sounding(begun()), onset + ms))).toBe(30)
  })

  it('that comes twice is one', () => {
    const once = press(sounding(begun()), onset + 400)
    expect(press(once, onset + 400 + toneTiming.bounceMs - 1)).toBe(once)
    const later = press(once, onset + 400 + toneTiming.bounceMs)
    expect(later.tones.trial?.early).toBe(true)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('at %d is none', (at) => {
    const state = sounding(begun())
    expect(press(state, at)).toBe(state)
  })
})

describe('what belongs to another sound', () => {
  it('is ignored', () => {
    const state = sounding(begun())
    for (const id of [0, state.lastPlaybackId - 1, state.lastPlaybackId + 1]) {
      expect(screenerReducer(state, { type: 'sound_started', id, at: 1 })).toBe(state)
      expect(screenerReducer(state, { type: 'sound_ended', id, at: 1 })).toBe(state)
    }
  })

  it('a second start changes nothing', () => {
    const state = sounding(begun())
    expect(sounding(state, onset + 500)).toBe(state)
  })
})

describe('a clock that was moved, or a device that slept', () => {
  it.each([
    ['back', (state: ScreenerState) => press(state, onset - 60_000)],
    ['forward, seen at a press', (state: ScreenerState) => press(state, onset + 60_000)],
    ['forward, seen at the end', (state: ScreenerState) => end(state, onset + 60_000)],
    ['back, seen at the end', (state: ScreenerState) => end(state, onset - 60_000)],
  ])('%s: the test pauses, and the tone is asked again', (_, move) => {
    const before = sounding(begun())
    const paused = move(before)
    expect(paused).toMatchObject({ paused: 'interrupted', playback: null, tones: { counts: { trials: 0 } } })
    const resumed = screenerReducer(paused, { type: 'resumed' })
    expect(resumed).toMatchObject({ paused: null, playback: { kind: 'tone', level: 40 } })
    expect(resumed.lastPlaybackId).toBe(before.lastPlaybackId + 1)
  })
})

describe('pausing', () => {
  it('is silent, hears nothing, and goes on with the same tone', () => {
    const quieter = press(sounding(begun()), onset + 400)
    const paused = screenerReducer(quieter, { type: 'paused', reason: 'hidden' })
    expect(paused).toMatchObject({ paused: 'hidden', playback: null, tones: { trial: null } })
    expect(press(paused, onset + 2000)).toBe(paused)
    expect(screenerReducer(paused, { type: 'paused', reason: 'asked' })).toBe(paused)
    const resumed = screenerReducer(paused, { type: 'resumed' })
    expect(levelOf(resumed)).toBe(levelOf(quieter))
    expect(resumed.tones.counts).toEqual(quieter.tones.counts)
  })

  it('may end in a result of what there is', () => {
    const paused = screenerReducer(sounding(begun()), { type: 'paused', reason: 'asked' })
    expect(screenerReducer(paused, { type: 'finished_early' })).toMatchObject({
      stage: 'result',
      paused: null,
      playback: null,
    })
  })
})

describe('somebody who presses at everything', () => {
  function pressAtAll(from: ScreenerState): ScreenerState {
    let state = from
    for (let at = onset; state.stage === 'tones' && !state.paused; at += 10_000)
      state = press(sounding(state, at), at + 300)
    return state
  }

  it('is told once how it works, and the ear begins anew', () => {
    const told = pressAtAll(begun())
    expect(told).toMatchObject({ paused: 'reinstruct', playback: null, tones: { measured: [], reinstructed: true } })
    expect(told.tones.counts.trials).toBe(0)
  })

  it('and the second time tones end', () => {
    const ended = pressAtAll(screenerReducer(pressAtAll(begun()), { type: 'resumed' }))
    expect(ended).toMatchObject({ stage: 'result', playback: null, tones: { falsePositives: true } })
    const again = screenerReducer(ended, { type: 'tones_repeated' })
    expect(again).toMatchObject({ stage: 'ready', tones: { falsePositives: false, reinstructed: false, measured: [] } })
    expect(again.tones.plan).toEqual(ended.tones.plan)
  })
})

describe('silent trials', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('are one in six, never the first, never two in turn, seed %d', (seed) => {
    let state = begun(seed)
    const kinds: string[] = []
    for (let at = onset; state.stage === 'tones' && kinds.length < 90; at += 10_000) {
      kinds.push(state.playback?.kind ?? '')
      state = end(sounding(state, at), at + closes)
    }
    const silent = kinds.flatMap((kind, index) => (kind === 'silence' ? [index] : []))
    expect(Math.abs(silent.length - kinds.length / 6)).toBeLessThan(1)
    expect(silent[0]).toBeGreaterThan(0)
    expect(silent.some((index) => silent.includes(index + 1))).toBe(false)
  })
})

describe('the silence before the next sound', () => {
  const delays = (next: (state: ScreenerState) => ScreenerState) =>
    Array.from({ length: 60 }, (_, seed) => next(sounding(begun(seed))).playback?.delayMs ?? Number.NaN)

  it.each([
    ['an answer', 1200, 3000, (state: ScreenerState) => press(state, onset + 400)],
    ['a sound that was over 1.2 s ago', 0, 1800, (state: ScreenerState) => end(state, onset + closes)],
  ])('after %s is drawn from %d to %d ms', (_, from, to, next) => {
    const drawn = delays(next)
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(from)
    expect(Math.max(...drawn)).toBeLessThanOrEqual(to)
    expect(Math.max(...drawn) - Math.min(...drawn)).toBeGreaterThan(1200)
  })
})
