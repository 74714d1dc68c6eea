import type { ToneFrequency } from '../screener-mode.ts'
import type { Ear } from '../tested-ear.ts'

/**
 * Somebody who exists only in tests: hears by a logistic function of level, presses late, early or for nothing.
 */
export type Listener = {
  /** In nominal decibels. */
  readonly threshold: (ear: Ear, frequencyHz: ToneFrequency) => number
  /** Standard deviation of the threshold from tone to tone, in decibels. */
  readonly spread: number
  /** Share of heard tones that are missed all the same. */
  readonly lapses: number
  /** Share of trials with nothing heard that are answered. */
  readonly falseAlarms: (frequencyHz: ToneFrequency | null) => number
  /** Share of trials with a press before the sound. */
  readonly early: number
}

export type Draw = () => number

const anywhere = (draw: Draw) => {
  const known = new Map<string, number>()
  return (ear: Ear, frequencyHz: ToneFrequency) => {
    const key = `${ear}${frequencyHz}`
    const threshold = known.get(key) ?? 12 + draw() * 45
    known.set(key, threshold)
    return threshold
  }
}

const sloping: Record<ToneFrequency, number> = { 250: 15, 500: 15, 1000: 20, 2000: 35, 4000: 52, 8000: 58 }

const plain = { spread: 3, lapses: 0.02, falseAlarms: () => 0.05, early: 0.01 }

/**
 * One of each kind; true thresholds lie anywhere between 12 and 57 where nothing else is said.
 */
export const listeners = {
  careful: (draw: Draw): Listener => ({
    threshold: anywhere(draw),
    spread: 2,
    lapses: 0,
    falseAlarms: () => 0,
    early: 0,
  }),
  ordinary: (draw: Draw): Listener => ({ ...plain, threshold: anywhere(draw) }),
  guesser25: (draw: Draw): Listener => ({ ...plain, threshold: anywhere(draw), falseAlarms: () => 0.25 }),
  guesser50: (draw: Draw): Listener => ({ ...plain, threshold: anywhere(draw), falseAlarms: () => 0.5 }),
  /** Answers only what sounds loud enough, and knows no level to keep to. */
  malingerer: (draw: Draw): Listener => ({
    ...plain,
    threshold: () => 45,
    spread: 8,
    falseAlarms: () => 0,
    early: draw() * 0.02,
  }),
  asymmetric: (): Listener => ({ ...plain, threshold: (ear) => (ear === 'left' ? 45 : 15) }),
  /** Hears a tone of 4 kHz all the time, and takes it for the test's now and then. */
  tinnitus: (draw: Draw): Listener => ({
    ...plain,
    threshold: anywhere(draw),
    spread: 4,
    falseAlarms: (frequencyHz) => (frequencyHz === 4000 ? 0.15 : 0.06),
  }),
  sloping: (): Listener => ({ ...plain, threshold: (_ear, frequencyHz) => sloping[frequencyHz] }),
}

const logisticScale = Math.sqrt(3) / Math.PI

export function hears(listener: Listener, tone: { ear: Ear; frequencyHz: ToneFrequency; level: number }, draw: Draw) {
  const above = tone.level - listener.threshold(tone.ear, tone.frequencyHz)
  const share = 1 / (1 + Math.exp(-above / (listener.spread * logisticScale)))
  return draw() < share && draw() >= listener.lapses
}
