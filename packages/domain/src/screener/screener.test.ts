import { describe, expect, it } from 'vitest'
import type { RoutingAnswer } from './routing/routing-check.ts'
import { screenerReducer, startScreener } from './screener.ts'
import type { ScreenerEvent } from './screener-event.ts'
import { after, answerSides, readyForTones } from './simulation/simulate.ts'
import type { RedFlag } from './suitability.ts'

const start = () => startScreener({ mode: 'standard', seed: 7 })

const atRouting = (betterEar: 'left' | 'right' | 'same' = 'same') =>
  after(start(), [
    { type: 'suitability_answered', flags: [] },
    { type: 'self_reported', selfReport: { answers: {}, betterEar } },
    { type: 'set_up' },
    { type: 'level_set' },
    { type: 'routing_started' },
  ])

const other = (side: 'left' | 'right') => (side === 'left' ? 'right' : 'left')

describe('before any sound', () => {
  it.each<[RedFlag[], string]>([
    [['sudden_loss'], 'doctor_today'],
    [['sudden_loss', 'child'], 'doctor_today'],
    [['one_sided_loss', 'dizziness'], 'doctor_today'],
    [['one_sided_loss'], 'doctor'],
    [['pain_or_discharge'], 'doctor'],
    [['dizziness'], 'doctor'],
    [['blocked_ear'], 'doctor'],
    [['ear_deformity'], 'doctor'],
    [['child', 'blocked_ear'], 'child'],
  ])('%o stops here: %s', (flags, suitability) => {
    const state = after(start(), [{ type: 'suitability_answered', flags }])
    expect(state).toMatchObject({ stage: 'refused', suitability })
    const events: ScreenerEvent[] = [
      { type: 'set_up' },
      { type: 'level_set' },
      { type: 'routing_started' },
      { type: 'tones_started' },
      { type: 'digits_accepted' },
      { type: 'finished_early' },
    ]
    expect(after(state, events)).toBe(state)
  })

  it('one goes back step by step, and what was answered stands', () => {
    const level = after(atRouting('left'), [{ type: 'went_back' }])
    expect(level).toMatchObject({ stage: 'level', playback: null })
    const first = after(level, [{ type: 'went_back' }, { type: 'went_back' }, { type: 'went_back' }])
    expect(first).toMatchObject({ stage: 'suitability', selfReport: { betterEar: 'left' } })
    expect(screenerReducer(first, { type: 'went_back' })).toBe(first)
  })
})

describe('which ear is which', () => {
  it('three right answers lead on; the better ear comes first', () => {
    const passed = answerSides(atRouting('left'), (side) => side)
    expect(passed).toMatchObject({ stage: 'ready', routing: { verdict: 'separate' } })
    expect(passed.tones.plan.map(({ ear }) => ear)).toEqual([...Array(5).fill('left'), ...Array(5).fill('right')])
  })

  it.each<[string, (side: 'left' | 'right') => RoutingAnswer]>([
    ['swapped', other],
    ['mono', () => 'both'],
    ['silent', () => 'none'],
    ['one_side_silent', (side) => (side === 'left' ? 'none' : 'right')],
    ['unclear', () => 'left'],
  ])('%s is told, and after the second time only both together are left', (failure, answer) => {
    const first = answerSides(atRouting(), answer)
    expect(first).toMatchObject({ stage: 'routing', playback: null, routing: { failure, failures: 1, verdict: null } })
    const again = after(first, [{ type: 'routing_retried' }])
    expect(again.playback?.kind).toBe('routing')
    const second = answerSides(again, answer)
    expect(second.routing).toMatchObject({ failure, failures: 2 })
    expect(screenerReducer(second, { type: 'routing_retried' })).toBe(second)
    const joined = screenerReducer(second, { type: 'ears_joined' })
    expect(joined).toMatchObject({ stage: 'ready', routing: { verdict: 'joined' } })
    expect(new Set(joined.tones.plan.map(({ ear }) => ear))).toEqual(new Set(['both']))
  })

  it('one answer of three is wrong: the check is not passed', () => {
    let mistakes = 0
    const state = answerSides(atRouting(), (side) => (mistakes++ === 1 ? other(side) : side))
    expect(state.routing.failure).toBe('unclear')
  })

  it('both sides are always among the three, over many seeds evenly', () => {
    const lefts = Array.from({ length: 600 }, (_, seed) => startScreener({ mode: 'quick', seed: seed * 977 }))
      .map(({ routing }) => routing.sides.filter((side) => side === 'left').length)
      .filter((count) => count === 1 || count === 2)
    expect(lefts).toHaveLength(600)
    expect(lefts.filter((count) => count === 1).length).toBeGreaterThan(250)
  })

  it('a press that is made twice answers one tone alone', () => {
    const state = atRouting()
    const [first = 'left'] = state.routing.sides
    const answer = { type: 'routing_answered', answer: first } as const
    // Before its tone has begun, and sooner than anybody hears it.
    expect(screenerReducer(state, { ...answer, at: 5000 })).toBe(state)
    const begun = screenerReducer(state, { type: 'sound_started', id: state.lastPlaybackId, at: 700 })
    expect(screenerReducer(begun, { ...answer, at: 849 })).toBe(begun)
    const second = screenerReducer(begun, { ...answer, at: 1200 })
    expect(second.routing.answers).toEqual([first])
    expect(screenerReducer(second, { ...answer, at: 1400 })).toBe(second)
    const coming = screenerReducer(second, { type: 'sound_started', id: second.lastPlaybackId, at: 1900 })
    expect(screenerReducer(coming, { ...answer, at: 1500 })).toBe(coming)
    // A tone that is asked for once more is awaited once more.
    const repeated = screenerReducer(coming, { type: 'routing_repeated' })
    expect(screenerReducer(repeated, { ...answer, at: 2500 })).toBe(repeated)
  })

  it('a sound is repeated on demand, with an id of its own', () => {
    const state = atRouting()
    const repeated = screenerReducer(state, { type: 'routing_repeated' })
    expect(repeated.playback).toEqual({ ...state.playback, id: state.lastPlaybackId + 1 })
  })
})

describe('what is tested', () => {
  it.each([
    ['quick', [1000, 2000, 4000]],
    ['standard', [1000, 2000, 4000, 500, 1000]],
    ['long', [1000, 2000, 4000, 8000, 500, 250, 1000]],
  ] as const)('%s', (mode, frequencies) => {
    const { plan } = readyForTones(mode, 3).tones
    expect(plan.map(({ frequencyHz }) => frequencyHz)).toEqual([...frequencies, ...frequencies])
    expect(plan.filter(({ isRetest }) => isRetest)).toHaveLength(mode === 'quick' ? 0 : 2)
  })
})
