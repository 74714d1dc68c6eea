import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ScreenerMode } from '../screener-mode.ts'
import { listeners } from '../simulation/listener.ts'
import { after, drawFrom, readyForTones, runTones } from '../simulation/simulate.ts'
import { attachedResult } from './attached-result.ts'
import { offeredResult } from './offered-result.ts'
import { parseAttachedResult } from './parse-attached-result.ts'

const now = Date.UTC(2026, 10, 21, 13, 40)
const day = 24 * 60 * 60 * 1000

/** Of a test taken to its end by one listener. */
function attached(mode: ScreenerMode, kind: keyof typeof listeners, seed: number) {
  const draw = drawFrom(seed)
  const { state } = runTones(mode, listeners[kind](draw), seed, draw)
  return attachedResult({ ...state, stage: 'result' }, now)
}
const good = () => ({ ...attached('long', 'ordinary', 2) })

it('what the screener writes is read as it was and is offered, whoever took it', () => {
  let written = 0
  for (const mode of ['quick', 'standard', 'long'] as const)
    for (const kind of ['ordinary', 'asymmetric', 'guesser25'] as const)
      for (let seed = 0; seed < 20; seed++) {
        const result = attached(mode, kind, seed)
        if (!result) continue
        written += 1
        const text = JSON.stringify(result)
        expect(parseAttachedResult(text)).toEqual(result)
        expect(offeredResult(text, now + 1)).toEqual({ outcome: result.outcome, takenAt: new Date(now) })
      }
  expect(written).toBeGreaterThan(100)
})

it('a test that says nothing, goes on or was refused has nothing to bring', () => {
  const results = Array.from({ length: 20 }, (_, seed) => attached('standard', 'guesser50', seed))
  expect(results.filter((result) => result === null).length).toBeGreaterThan(15)
  const ready = readyForTones('standard', 3)
  expect(attachedResult(after(ready, [{ type: 'tones_started' }]), now)).toBeNull()
  expect(attachedResult({ ...ready, stage: 'refused' }, now)).toBeNull()
})

it('it says neither how somebody answered the questions nor «dB HL»', () => {
  const text = JSON.stringify(good())
  expect(Object.keys(JSON.parse(text)).sort()).toEqual(
    ['version', 'takenAt', 'mode', 'outcome', 'findings', 'tones', 'srtDb'].sort(),
  )
  expect(text).not.toMatch(/hl/i)
})

describe('is not read', () => {
  it.each<[string, object]>([
    ['a later version', { version: 2 }],
    ['an unknown outcome', { outcome: 'healthy' }],
    ['a red flag', { outcome: 'doctor' }],
    ['a test that says nothing', { outcome: 'unreliable' }],
    ['an unknown finding', { findings: ['level_raised\0'] }],
    [
      'a level above the cap',
      { tones: [{ ear: 'left', frequencyHz: 1000, threshold: { kind: 'measured', level: 65 } }] },
    ],
    ['a frequency of none', { tones: [{ ear: 'left', frequencyHz: 1001, threshold: { kind: 'at_floor' } }] }],
    ['the same tone twice', { tones: Array(2).fill(good().tones?.[0]) }],
    ['no tones', { tones: [] }],
    ['a time that is none', { takenAt: 'yesterday' }],
    ['anything more', { note: '<script>' }],
    ['digits out of range', { srtDb: 99 }],
  ])('%s', (_, wrong) => {
    expect(parseAttachedResult(JSON.stringify({ ...good(), ...wrong }))).toBeNull()
  })

  it('what is too long, cut short, or any other text', () => {
    const text = JSON.stringify(good())
    expect(parseAttachedResult(text)).not.toBeNull()
    for (const wrong of [`${text}${' '.repeat(4000)}`, text.slice(0, -1), `${text}\0`])
      expect(parseAttachedResult(wrong)).toBeNull()
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (other) => {
        expect(parseAttachedResult(other)).toBeNull()
        expect(offeredResult(other, now)).toBeNull()
      }),
    )
  })

  it('with any one part changed into something that a screener does not write', () => {
    const keys = fc.constantFrom(...Object.keys(good()))
    fc.assert(
      fc.property(keys, fc.jsonValue(), (key, value) => {
        const written = JSON.stringify({ ...good(), [key]: value })
        const read = parseAttachedResult(written)
        if (read) expect(read).toEqual(JSON.parse(written))
        for (const { threshold } of read?.tones ?? [])
          if (threshold.kind === 'measured') expect(threshold.level).toBeLessThanOrEqual(60)
      }),
    )
  })
})

describe('is not offered', () => {
  it.each([
    ['after a day', now + day + 1],
    ['where the clock went back', now - 1],
    ['where there is no clock', Number.NaN],
  ])('%s', (_, at) => {
    expect(offeredResult(JSON.stringify(good()), at)).toBeNull()
  })

  it.each<[string, object]>([
    ['another version', { version: 2 }],
    ['an unknown outcome', { outcome: 'constructor' }],
    ['a time that is none', { takenAt: 5 }],
  ])('%s', (_, wrong) => {
    expect(offeredResult(JSON.stringify({ ...good(), ...wrong }), now)).toBeNull()
  })
})
