import { describe, expect, it } from 'vitest'
import { startScreener } from '../screener.ts'
import { after, readyForTones } from '../simulation/simulate.ts'
import { restoreScreener } from './restore-screener.ts'
import { saveScreener } from './saved-screener.ts'

const day = 24 * 60 * 60 * 1000
const now = 1_800_000_000_000

const state = () => after(readyForTones('standard', 3), [{ type: 'tones_started' }])
const saved = () => saveScreener(state(), now) ?? ''

it('tones are restored paused', () => {
  expect(restoreScreener(saved(), now + 1)).toMatchObject({ stage: 'tones', paused: 'asked', playback: null })
})

it('before there is anything to go on with, nothing is saved', () => {
  const fresh = startScreener({ mode: 'long', seed: 1 })
  expect(saveScreener(fresh, now)).toBeNull()
  expect(saveScreener(after(fresh, [{ type: 'suitability_answered', flags: ['dizziness'] }]), now)).toBeNull()
})

describe('is not restored', () => {
  it.each([
    ['after a day', now + day + 1],
    ['where the clock went back', now - 1],
  ])('%s', (_, at) => {
    expect(restoreScreener(saved(), at)).toBeNull()
  })

  it.each<[string, object]>([
    ['another version', { version: 2 }],
    ['an unknown mode', { mode: 'endless' }],
    ['an unknown stage', { stage: 'refused' }],
    ['tones louder than the cap', { measured: [{ threshold: { kind: 'measured', level: 90 }, presentations: 4 }] }],
    ['more tones than there are', { measured: Array(11).fill({ threshold: { kind: 'at_floor' }, presentations: 4 }) }],
    ['impossible counts', { counts: { trials: 1, early: 0, silentTrials: 2, silentAnswered: 0 } }],
    ['digits without end', { digitLevels: Array(30).fill(0) }],
    ['no digits', { digitLevels: [] }],
    ['a seed that is none', { random: -1 }],
    ['digits of a mode that has none', { stage: 'digits', mode: 'quick' }],
    ['questions of no form', { selfReport: { answers: [], betterEar: 'same' } }],
    ['a flag that is none', { joined: 'yes' }],
  ])('%s', (_, wrong) => {
    expect(restoreScreener(JSON.stringify({ ...JSON.parse(saved()), ...wrong }), now)).toBeNull()
  })

  it('what is too long, or cut short', () => {
    expect(restoreScreener(saved().slice(0, -1), now)).toBeNull()
    expect(restoreScreener(`${saved()}${' '.repeat(20_000)}`, now)).toBeNull()
    expect(restoreScreener(null, now)).toBeNull()
  })
})

it('unknown answers of a person are dropped', () => {
  const strange = { answers: { tv: 'often', phone: 'loudly', constructor: 'often' }, betterEar: 'left' }
  const restored = restoreScreener(JSON.stringify({ ...JSON.parse(saved()), selfReport: strange }), now)
  expect(restored?.selfReport).toEqual({ answers: { tv: 'often' }, betterEar: 'left' })
})
