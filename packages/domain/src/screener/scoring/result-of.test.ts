import { describe, expect, it } from 'vitest'
import type { ScreenerMode, ToneFrequency } from '../screener-mode.ts'
import type { ScreenerState } from '../screener-state.ts'
import type { SelfReport } from '../self-report.ts'
import { after, readyForTones } from '../simulation/simulate.ts'
import type { Threshold } from '../tones/threshold.ts'
import { resultOf } from './result-of.ts'

type Levels = Partial<Record<ToneFrequency, number | Threshold['kind']>>

const thresholdOf = (level: number | Threshold['kind']): Threshold =>
  typeof level === 'number' ? { kind: 'measured', level } : ({ kind: level } as Threshold)

/** A finished test with these thresholds; the retest is as the first one unless it is given. */
function finished(right: Levels, left: Levels = right, given: { mode?: ScreenerMode; retest?: number } = {}) {
  const ready = readyForTones(given.mode ?? 'standard', 1)
  const measured = ready.tones.plan.map((series) => {
    const levels = series.ear === 'right' ? right : left
    const level = (series.isRetest ? given.retest : undefined) ?? levels[series.frequencyHz] ?? 15
    return { ...series, threshold: thresholdOf(level), presentations: 9 }
  })
  return { ...ready, stage: 'result', tones: { ...ready.tones, measured } } satisfies ScreenerState
}

const good = { 500: 15, 1000: 15, 2000: 15, 4000: 20 }

describe('what tones say', () => {
  it.each<[string, Levels, Levels, string, string[]]>([
    ['good in both ears', good, good, 'no_signs', []],
    ['at the floor', { 1000: 'at_floor' }, good, 'no_signs', []],
    ['just good', { 500: 20, 1000: 20, 2000: 25, 4000: 30 }, { 500: 25, 1000: 20, 2000: 25, 4000: 25 }, 'no_signs', []],
    ['raised', { 500: 25, 1000: 25, 2000: 25, 4000: 25 }, good, 'check_advised', ['level_raised']],
    [
      'raised in both, high tones worse',
      { 500: 20, 1000: 20, 2000: 35, 4000: 50 },
      { 500: 20, 1000: 20, 2000: 35, 4000: 50 },
      'check_advised',
      ['level_raised', 'high_tones_worse'],
    ],
    [
      'only loud tones',
      { 500: 40, 1000: 40, 2000: 45, 4000: 45 },
      { 500: 40, 1000: 40, 2000: 45, 4000: 45 },
      'check_soon',
      ['level_high'],
    ],
    [
      'one tone not heard at all',
      { ...good, 4000: 'no_response' },
      { ...good, 4000: 60 },
      'check_soon',
      ['no_response'],
    ],
    ['one ear worse', { ...good, 2000: 35 }, good, 'check_advised', ['ears_differ']],
    ['two neighbours worse', { ...good, 1000: 30, 2000: 30 }, good, 'check_advised', ['ears_differ']],
    ['neighbours worse on different sides', { ...good, 1000: 30 }, { ...good, 2000: 30 }, 'no_signs', []],
    ['one tone a little worse', { ...good, 2000: 30 }, good, 'no_signs', []],
  ])('%s', (_, right, left, outcome, findings) => {
    const result = resultOf(finished(right, left))
    expect(result.outcome).toBe(outcome)
    expect(result.findings).toEqual(expect.arrayContaining(findings))
    if (findings.length === 0) expect(result.findings).toEqual([])
    expect(result.unreliable).toEqual([])
    expect(result.ears.map(({ ear }) => ear)).toEqual(['left', 'right'])
  })

  it('an unknown volume changes neither slope nor difference of ears', () => {
    for (const gain of [0, 5, 10]) {
      const shift = (levels: Levels) =>
        Object.fromEntries(Object.entries(levels).map(([hz, level]) => [hz, Number(level) + gain])) as Levels
      const { findings } = resultOf(finished(shift({ 500: 15, 1000: 15, 2000: 30, 4000: 45 }), shift(good)))
      expect(findings).toEqual(expect.arrayContaining(['high_tones_worse', 'ears_differ']))
    }
  })

  it('with swapped headphones a difference that stays is the ears’, and one that moves is theirs', () => {
    const worse = { ...good, 2000: 45 }
    const result = (right: Levels, left: Levels) => {
      const before = finished(worse, good)
      const again = after(before, [{ type: 'tones_repeated', swapped: true }])
      expect(again).toMatchObject({ stage: 'ready', swappedFrom: 'right' })
      const { tones } = finished(right, left)
      return resultOf({ ...again, stage: 'result', tones }).afterSwap
    }
    expect(resultOf(finished(worse, good)).afterSwap).toBeNull()
    expect(result(worse, good)).toBe('same_ear')
    expect(result(good, worse)).toBe('other_ear')
    expect(result(good, good)).toBe('alike')
    const swapped = after(finished(worse, good), [{ type: 'tones_repeated', swapped: true }, { type: 'tones_started' }])
    // The left ear comes first, by the channel that lies on it now.
    const first = Array.from({ length: 20 }).reduce<ScreenerState>(
      (state) =>
        state.playback?.kind === 'tone'
          ? state
          : after(state, [
              { type: 'sound_started', id: state.lastPlaybackId, at: 1000 },
              { type: 'sound_ended', id: state.lastPlaybackId, at: 1000 + 2080 },
            ]),
      swapped,
    )
    const { ear } = first.tones.plan[first.tones.measured.length] ?? {}
    expect(first.playback).toMatchObject({ kind: 'tone', ear: ear === 'left' ? 'right' : 'left' })
  })

  it('of a frequency that was measured twice the better one counts', () => {
    const [left] = resultOf(finished({ ...good, 1000: 25 }, { ...good, 1000: 25 }, { retest: 15 })).ears
    expect(left?.frequencies.find(({ frequencyHz }) => frequencyHz === 1000)?.threshold).toEqual({
      kind: 'measured',
      level: 15,
    })
  })

  it('the quick mode reads its two levels as bands', () => {
    const levels = { 1000: 25, 2000: 40, 4000: 'no_response' } as const
    const [left] = resultOf(finished(levels, levels, { mode: 'quick' })).ears
    expect(left?.frequencies.map(({ band }) => band)).toEqual(['quiet', 'ordinary', 'loud_only'])
    // It never came to the cap, so nothing is said of it.
    expect(resultOf(finished(levels, levels, { mode: 'quick' })).findings).not.toContain('no_response')
    expect(resultOf(finished(levels, levels, { mode: 'standard' })).findings).toContain('no_response')
    expect(resultOf(finished({ 1000: 25, 2000: 25, 4000: 25 }, undefined, { mode: 'quick' })).outcome).toBe('no_signs')
  })
})

describe('what cannot be said', () => {
  it.each([
    [15, 30],
    [30, 15],
  ])('1000 Hz was %d and then %d', (first, retest) => {
    const levels = { ...good, 1000: first }
    expect(resultOf(finished(levels, levels, { retest }))).toMatchObject({
      outcome: 'unreliable',
      unreliable: ['retest_differs'],
      ears: [],
    })
  })

  it('a difference of ten is let pass', () => {
    expect(resultOf(finished(good, good, { retest: 25 })).outcome).toBe('no_signs')
  })

  it('a main tone did not settle', () => {
    expect(resultOf(finished({ ...good, 2000: 'skipped' })).unreliable).toEqual(['answers_unsettled'])
  })

  it('a tone beyond the main ones may be missing', () => {
    expect(resultOf(finished({ ...good, 8000: 'skipped' }, good, { mode: 'long' })).outcome).toBe('no_signs')
  })

  it('the test was ended early, or never begun', () => {
    const begun = after(readyForTones('standard', 2), [{ type: 'tones_started' }, { type: 'finished_early' }])
    expect(resultOf(begun)).toMatchObject({ outcome: 'unreliable', unreliable: ['not_finished'] })
  })

  it('a test that was ended early after the main tones of both ears says what they say', () => {
    const whole = finished(good)
    const measured = whole.tones.measured.slice(0, -1)
    expect(resultOf({ ...whole, tones: { ...whole.tones, measured } }).outcome).toBe('no_signs')
  })
})

describe('what a person says', () => {
  const saying = (answers: SelfReport['answers'], state: ScreenerState = finished(good)) =>
    resultOf({ ...state, selfReport: { answers, betterEar: 'same' } })

  it.each<[SelfReport['answers'], string]>([
    [{}, 'no_signs'],
    [{ tv: 'sometimes', group: 'sometimes' }, 'no_signs'],
    [{ noise_exposure: 'often', tinnitus: 'sometimes' }, 'no_signs'],
    [{ tv: 'sometimes', group: 'sometimes', phone: 'sometimes' }, 'check_advised'],
    [{ family: 'often' }, 'check_advised'],
    [{ tinnitus: 'often' }, 'check_advised'],
  ])('%o after good tones: %s', (answers, outcome) => {
    expect(saying(answers).outcome).toBe(outcome)
  })

  it('never makes a bad level better', () => {
    expect(saying({}, finished({ 500: 50, 1000: 50, 2000: 50, 4000: 50 })).outcome).toBe('check_soon')
  })
})

it('ears that cannot be told apart are judged together', () => {
  const state = finished(good)
  const measured = state.tones.measured.slice(0, 5).map((series) => ({ ...series, ear: 'both' as const }))
  const plan = measured.map(({ ear, frequencyHz, isRetest }) => ({ ear, frequencyHz, isRetest }))
  const joined = { ...state, routing: { ...state.routing, verdict: 'joined' as const } }
  const result = resultOf({ ...joined, tones: { ...state.tones, plan, measured } })
  expect(result).toMatchObject({ outcome: 'no_signs', earsJoined: true, ears: [{ ear: 'both', band: 'quiet' }] })
})

it('red flags are a doctor’s', () => {
  expect(resultOf({ ...finished(good), stage: 'refused' }).outcome).toBe('doctor')
})
