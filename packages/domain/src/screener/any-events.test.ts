import fc from 'fast-check'
import { expect, it } from 'vitest'
import { digitSteps } from './digits/digit-limits.ts'
import { progressOf } from './progress.ts'
import { routingAnswers } from './routing/routing-check.ts'
import { parseSaved } from './saved/parse-saved.ts'
import { restoreScreener } from './saved/restore-screener.ts'
import { saveScreener } from './saved/saved-screener.ts'
import { resultOf } from './scoring/result-of.ts'
import { screenerReducer, startScreener } from './screener.ts'
import type { ScreenerEvent } from './screener-event.ts'
import { type ScreenerMode, screenerModes } from './screener-mode.ts'
import { pauseReasons, type ScreenerState } from './screener-state.ts'
import { drawFrom, runTones } from './simulation/simulate.ts'
import { toneLevels } from './tones/tone-limits.ts'

/** Mostly somebody who hears from 30 on; now and then anything. */
function inTones({ playback, tones, lastPlaybackId: id }: ScreenerState, pick: number, at: number): ScreenerEvent {
  if (pick % 60 === 0) return { type: 'paused', reason: pauseReasons[pick % pauseReasons.length] ?? 'asked' }
  if (pick % 13 === 0) return { type: 'pressed', at: at + (pick % 2000) }
  const onset = tones.trial?.onsetAt ?? null
  if (onset === null) return { type: 'sound_started', id, at }
  const hears = playback?.kind === 'tone' && playback.level >= 30
  return hears ? { type: 'pressed', at: onset + 500 } : { type: 'sound_ended', id, at: onset + 2080 }
}

/** An event that belongs to the state; what is drawn decides which, and when. */
function likely(state: ScreenerState, pick: number, at: number): ScreenerEvent {
  const id = state.lastPlaybackId
  const one = <T>(all: readonly T[]): T => all[pick % all.length] as T
  if (state.paused) return one<ScreenerEvent>([{ type: 'resumed' }, { type: 'resumed' }, { type: 'resumed' }])
  switch (state.stage) {
    case 'suitability':
      return { type: 'suitability_answered', flags: [] }
    case 'questions':
      return { type: 'self_reported', selfReport: { answers: { tv: 'often' }, betterEar: one(['left', 'same']) } }
    case 'setup':
      return { type: 'set_up' }
    case 'level':
      return { type: 'level_set' }
    case 'routing':
      return one<ScreenerEvent>([
        { type: 'routing_started' },
        { type: 'sound_started', id, at: at - (pick % 400) },
        { type: 'routing_answered', answer: one(routingAnswers), at },
        { type: 'routing_retried' },
        { type: 'ears_joined' },
      ])
    case 'ready':
      return { type: 'tones_started' }
    case 'tones':
      return inTones(state, pick, at)
    case 'digits_offer':
      return one<ScreenerEvent>([{ type: 'digits_accepted' }, { type: 'digits_declined' }])
    case 'digits':
      return one<ScreenerEvent>([
        { type: 'triplet_asked' },
        { type: 'sound_ended', id, at },
        { type: 'triplet_entered', digits: state.digits.triplet ?? [] },
        { type: 'triplet_entered', digits: [pick % 10] },
      ])
    default:
      return { type: 'tones_repeated', swapped: pick % 2 === 0 }
  }
}

/** Long walks; fast-check finds the seed. */
const walks = [fc.constantFrom(...screenerModes), fc.nat(2 ** 32 - 1), fc.integer({ min: 1, max: 900 })] as const

function* walk(mode: ScreenerMode, seed: number, length: number): Generator<ScreenerState> {
  const draw = drawFrom(seed)
  let state = startScreener({ mode, seed })
  let at = 1000
  for (let step = 0; step < length; step++) {
    const jump = draw() < 0.01 ? (draw() - 0.5) * 200_000 : 0
    at += draw() * 2500 + jump
    state = screenerReducer(state, likely(state, Math.floor(draw() * 1_000_000), at))
    yield state
  }
}

function checkLimits({ playback, stage, paused }: ScreenerState) {
  if (!playback) return
  if (paused || !['routing', 'tones', 'digits'].includes(stage)) throw new Error(`a sound in ${paused ?? stage}`)
  if (playback.delayMs < 0) throw new Error('a sound in the past')
  if (playback.kind === 'tone' || playback.kind === 'routing') within(playback.level, toneLevels.floor, toneLevels.cap)
  if (playback.kind === 'digits') within(playback.snrDb, digitSteps.lowest, digitSteps.highest)
}

function within(value: number, from: number, to: number) {
  if (!(value >= from && value <= to)) throw new Error(`${value} is not between ${from} and ${to}`)
}

it('no order of events leads above the cap, below the floor, or to a sound where there is none', () => {
  const stages = new Set<string>()
  fc.assert(
    fc.property(...walks, (mode, seed, length) => {
      for (const state of walk(mode, seed, length)) {
        checkLimits(state)
        stages.add(state.stage)
        const progress = progressOf(state)
        if (progress) within(progress.share, 0, 1)
        if (progress) within(progress.minutesLeft, 1, 20)
      }
    }),
    { numRuns: 150 },
  )
  // All but the first screen and the refusal, which no walk comes back to.
  expect(stages.size).toBe(9)
})

it('what is saved at any moment is restored to the same answers, and the test goes on', () => {
  let restoredOnes = 0
  fc.assert(
    fc.property(...walks, (mode, seed, length) => {
      const state = [...walk(mode, seed, length)].at(-1)
      if (!state) return
      const saved = saveScreener(state, 5000)
      if (!saved) return
      const restored = restoreScreener(saved, 6000)
      expect(restored).not.toBeNull()
      if (!restored) return
      restoredOnes++
      expect(restored.stage).toBe(state.stage)
      expect(restored.tones.plan).toEqual(state.tones.plan)
      expect(restored.tones.measured).toEqual(state.tones.measured)
      expect(resultOf(restored)).toEqual(resultOf(state))
      if (state.stage === 'tones') expect(screenerReducer(restored, { type: 'resumed' }).playback).not.toBeNull()
    }),
    { numRuns: 150 },
  )
  expect(restoredOnes).toBeGreaterThan(50)
})

it('anything else that lies in storage is dropped', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseSaved(text)).toBeNull()
    }),
    { numRuns: 500 },
  )
})

it('tones end, whoever answers them', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const anybody = fc.record({ spread: fc.double({ min: 0.1, max: 40, noNaN: true }), lapses: share, early: share })
  fc.assert(
    fc.property(
      anybody,
      share,
      fc.integer({ min: -20, max: 90 }),
      fc.constantFrom(...screenerModes),
      fc.nat(),
      (person, falseAlarms, threshold, mode, seed) => {
        const listener = { ...person, threshold: () => threshold, falseAlarms: () => falseAlarms }
        const { state, trials } = runTones(mode, listener, seed, drawFrom(seed))
        expect(['digits_offer', 'result']).toContain(state.stage)
        // Fourteen series of thirty tones, a sixth more in silence, and all of an ear once more.
        expect(trials).toBeLessThanOrEqual(14 * 30 * 1.2 * 1.5)
      },
    ),
    { numRuns: 500 },
  )
})
