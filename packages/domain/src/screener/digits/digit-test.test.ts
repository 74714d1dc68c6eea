import { describe, expect, it } from 'vitest'
import { digitsResult } from '../scoring/digits-result.ts'
import { screenerReducer } from '../screener.ts'
import type { ScreenerState } from '../screener-state.ts'
import { after, readyForTones } from '../simulation/simulate.ts'
import { endTones } from '../tones/finish-trial.ts'
import { answerTriplet, drawTriplet, startDigitTest } from './digit-test.ts'

const inDigits = (verdict: 'separate' | 'joined' = 'separate'): ScreenerState => {
  const ready = readyForTones('standard', 9)
  return after({ ...ready, stage: 'digits_offer', routing: { ...ready.routing, verdict } }, [
    { type: 'digits_accepted' },
    { type: 'triplet_asked' },
  ])
}

const answerAll = (answer: (triplet: readonly number[]) => readonly number[]) => {
  let test = startDigitTest()
  let random = 1
  while (test.phase !== 'done') {
    const drawn = drawTriplet(random)
    random = drawn.random
    test = answerTriplet({ ...test, triplet: drawn.triplet }, answer(drawn.triplet))
  }
  return test
}

it('three digits that differ, all ten as often in each place', () => {
  const counts = [0, 1, 2].map(() => Array.from({ length: 10 }, () => 0))
  let random = 4
  for (let turn = 0; turn < 5000; turn++) {
    const drawn = drawTriplet(random)
    random = drawn.random
    expect(new Set(drawn.triplet).size).toBe(3)
    for (const [place, digit] of drawn.triplet.entries())
      (counts[place] as number[])[digit] = (counts[place]?.[digit] ?? 0) + 1
  }
  for (const count of counts.flat()) expect(Math.abs(count - 500)).toBeLessThan(100)
})

describe('levels', () => {
  it('three large steps first, then small ones, within limits', () => {
    const right = answerAll((triplet) => triplet).levels
    expect(right).toHaveLength(24)
    expect(right.slice(0, 6)).toEqual([0, -4, -8, -12, -14, -16])
    expect(Math.min(...right)).toBe(-30)
    const wrong = answerAll(() => []).levels
    expect(wrong.slice(0, 5)).toEqual([0, 4, 8, 12, 12])
  })

  it.each([
    ['another order', (triplet: readonly number[]) => [...triplet].reverse()],
    ['two of three', (triplet: readonly number[]) => triplet.slice(0, 2)],
    ['one too many', (triplet: readonly number[]) => [...triplet, 1]],
  ])('%s is wrong', (_, answer) => {
    expect(answerAll(answer).levels[1]).toBe(4)
  })
})

describe('what they say', () => {
  it('the mean of the last nineteen levels', () => {
    let turn = 0
    const test = answerAll((triplet) => (turn++ % 2 === 0 ? triplet : []))
    expect(digitsResult(test, true)).toEqual({
      kind: 'measured',
      srtDb: expect.closeTo(-58 / 19, 6),
      band: 'hard',
      antiphasic: true,
    })
  })

  it('nothing where nothing was understood, or the test has not ended', () => {
    expect(
      digitsResult(
        answerAll(() => []),
        true,
      ),
    ).toEqual({ kind: 'not_settled' })
    expect(digitsResult(startDigitTest(), true)).toBeNull()
  })
})

describe('in the test', () => {
  it('speech is inverted in one ear only where ears are told apart', () => {
    expect(inDigits().playback).toMatchObject({ kind: 'digits', antiphasic: true, snrDb: 0 })
    expect(inDigits('joined').playback).toMatchObject({ kind: 'digits', antiphasic: false })
  })

  it('a triplet that was cut off is not asked for', () => {
    const paused = screenerReducer(inDigits(), { type: 'paused', reason: 'hidden' })
    expect(paused.digits).toMatchObject({ phase: 'idle', triplet: null, answered: 0, levels: [0] })
    const resumed = screenerReducer(paused, { type: 'resumed' })
    expect(resumed).toMatchObject({ paused: null, playback: null })
  })

  it('an answer counts once, and the next three wait for a button', () => {
    const state = inDigits()
    const event = { type: 'triplet_entered', digits: state.digits.triplet ?? [] } as const
    const answered = screenerReducer(state, event)
    expect(answered.digits).toMatchObject({ phase: 'idle', answered: 1, levels: [0, -4] })
    expect(screenerReducer(answered, event)).toBe(answered)
  })

  it('after the last one comes the result', () => {
    let state = inDigits()
    for (let turn = 0; turn < 23; turn++)
      state = after(state, [{ type: 'triplet_asked' }, { type: 'triplet_entered', digits: [1] }])
    expect(state).toMatchObject({ stage: 'result', digits: { phase: 'done' } })
    const again = after(state, [{ type: 'tones_repeated' }, { type: 'tones_started' }])
    expect(again).toMatchObject({ stage: 'tones', digits: { phase: 'done' } })
    expect(endTones(again).stage).toBe('result')
  })
})
