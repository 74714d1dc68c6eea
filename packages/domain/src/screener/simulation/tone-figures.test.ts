import { afterAll, describe, expect, it } from 'vitest'
import type { ScreenerMode } from '../screener-mode.ts'
import { type Figures, figuresOf } from './figures.ts'
import type { listeners } from './listener.ts'

const runs = 4000
const patience = 120_000
const table: Record<string, Record<string, string>> = {}
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

type Kind = keyof typeof listeners
type Mode = ScreenerMode

function measure(kind: Kind, mode: Mode): Figures {
  const figures = figuresOf(kind, mode, runs)
  const { bias, sd, unreliable, presentations, minutes, findings } = figures
  table[`${kind}, ${mode}`] = {
    'bias, dB': bias.toFixed(1),
    'SD, dB': sd.toFixed(1),
    unreliable: percent(unreliable),
    'presentations, p95': `${presentations.median}, ${presentations.p95}`,
    'minutes, p95': `${minutes.median.toFixed(1)}, ${minutes.p95.toFixed(1)}`,
    'ears differ': percent(findings((result) => result.findings.includes('ears_differ'))),
    'high tones worse': percent(findings((result) => result.findings.includes('high_tones_worse'))),
  }
  return figures
}

afterAll(() => {
  console.info(`${runs} tests by simulated listeners of each kind`)
  console.table(table)
})

describe('listeners who answer to what they hear', () => {
  it.each<Kind>(['careful', 'ordinary', 'asymmetric', 'tinnitus', 'sloping'])(
    '%s: thresholds are near the true ones, and few tests are thrown away',
    (kind) => {
      const { bias, sd, unreliable, presentations, minutes } = measure(kind, 'standard')
      expect(Math.abs(bias)).toBeLessThanOrEqual(3.5)
      expect(sd).toBeLessThanOrEqual(kind === 'tinnitus' ? 4 : 3.5)
      expect(unreliable).toBeLessThanOrEqual(0.03)
      expect(presentations.p95).toBeLessThanOrEqual(kind === 'tinnitus' ? 18 : 17)
      expect(minutes.p95).toBeLessThanOrEqual(8)
    },
    patience,
  )

  it('what their ears have in common or not is found', () => {
    const differ = figuresOf('asymmetric', 'standard', 500)
    const slope = figuresOf('sloping', 'standard', 500)
    expect(differ.findings(({ findings }) => findings.includes('ears_differ'))).toBeGreaterThan(0.97)
    expect(differ.findings(({ findings }) => findings.includes('high_tones_worse'))).toBeLessThan(0.02)
    expect(slope.findings(({ findings }) => findings.includes('high_tones_worse'))).toBeGreaterThan(0.95)
    expect(slope.findings(({ findings }) => findings.includes('ears_differ'))).toBeLessThan(0.02)
  })

  it(
    'the long mode measures two frequencies more, and as well',
    () => {
      const { bias, sd, unreliable, presentations, minutes } = measure('ordinary', 'long')
      expect(Math.abs(bias)).toBeLessThanOrEqual(3.5)
      expect(sd).toBeLessThanOrEqual(3.5)
      expect(unreliable).toBeLessThanOrEqual(0.03)
      expect(presentations.p95).toBeLessThanOrEqual(17)
      expect(minutes.p95).toBeLessThanOrEqual(11)
    },
    patience,
  )

  it(
    'the quick mode ends soon',
    () => {
      const { unreliable, minutes } = measure('ordinary', 'quick')
      expect(unreliable).toBeLessThanOrEqual(0.02)
      expect(minutes.median).toBeLessThanOrEqual(1.6)
    },
    patience,
  )
})

describe('listeners who answer to something else', () => {
  it.each<Mode>(['standard', 'quick'])(
    'one who presses half the time is found out, %s',
    (mode) => {
      expect(measure('guesser50', mode).unreliable).toBeGreaterThanOrEqual(0.95)
    },
    patience,
  )

  it(
    'one who presses a quarter of the time is more often found out than not, or nearly so in the quick mode',
    () => {
      expect(measure('guesser25', 'standard').unreliable).toBeGreaterThan(0.5)
      expect(measure('guesser25', 'quick').unreliable).toBeGreaterThan(0.4)
    },
    patience,
  )

  // Nobody who keeps to a level of their own can be told from a loss by tones alone.
  it(
    'one who waits for loud tones is never told to hear well',
    () => {
      const { findings } = measure('malingerer', 'standard')
      expect(findings(({ outcome }) => outcome === 'no_signs')).toBe(0)
    },
    patience,
  )
})
