import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resultOf } from '../scoring/result-of.ts'
import type { ScreenerMode } from '../screener-mode.ts'
import { listeners } from '../simulation/listener.ts'
import { drawFrom, runTones } from '../simulation/simulate.ts'
import { attachedResult } from './attached-result.ts'
import { parseAttachedResult } from './parse-attached-result.ts'

const now = Date.UTC(2026, 10, 21, 13, 40)

function attached(mode: ScreenerMode, kind: keyof typeof listeners, seed: number) {
  const draw = drawFrom(seed)
  return attachedResult(resultOf(runTones(mode, listeners[kind](draw), seed, draw).state), mode, now)
}

it('what the screener writes is read as it was, whoever took it', () => {
  for (const mode of ['quick', 'standard', 'long'] as const)
    for (const kind of ['ordinary', 'guesser25', 'malingerer'] as const)
      for (let seed = 0; seed < 20; seed++) {
        const result = attached(mode, kind, seed)
        expect(result).not.toBeNull()
        expect(parseAttachedResult(JSON.stringify(result))).toEqual(result)
      }
})

it('it says neither how somebody answered the questions nor «dB HL»', () => {
  const text = JSON.stringify(attached('standard', 'ordinary', 1))
  expect(Object.keys(JSON.parse(text)).sort()).toEqual(
    ['version', 'takenAt', 'mode', 'outcome', 'findings', 'unreliable', 'tones', 'srtDb'].sort(),
  )
  expect(text).not.toMatch(/hl/i)
})

describe('is not read', () => {
  const good = () => ({ ...attached('long', 'ordinary', 2) })

  it.each<[string, object]>([
    ['an unknown outcome', { outcome: 'healthy' }],
    ['a red flag', { outcome: 'doctor' }],
    [
      'a level above the cap',
      { tones: [{ ear: 'left', frequencyHz: 1000, threshold: { kind: 'measured', level: 65 } }] },
    ],
    ['a frequency of none', { tones: [{ ear: 'left', frequencyHz: 1001, threshold: { kind: 'at_floor' } }] }],
    ['more tones than there are', { tones: Array(13).fill(good().tones?.[0]) }],
    ['a time that is none', { takenAt: 'yesterday' }],
    ['anything more', { note: '<script>' }],
    ['digits out of range', { srtDb: 99 }],
  ])('%s', (_, wrong) => {
    expect(parseAttachedResult(JSON.stringify({ ...good(), ...wrong }))).toBeNull()
  })

  it('what is too long, or any other text', () => {
    expect(parseAttachedResult(`${JSON.stringify(good())}${' '.repeat(4000)}`)).toBeNull()
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseAttachedResult(text)).toBeNull()
      }),
    )
  })
})
