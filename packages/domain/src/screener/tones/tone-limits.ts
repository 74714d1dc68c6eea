/**
 * Nominal decibels. Below the floor a 16-bit device comes near its last bit; above the cap sensitive headphones at full
 * volume would leave what is safe for hours.
 */
export const toneLevels = { floor: 10, cap: 60, start: 40, stepDown: 10, stepUp: 5, familiarise: 10 } as const

/** The two levels of the quick mode. */
export const quickLevels = { quiet: 25, ordinary: 40 } as const

/** A series that has not settled by then is skipped. */
export const maxPresentations = 30

/** Three pulses: with tinnitus they are told from it more easily than one long tone. */
export const tonePulses = { count: 3, lengthMs: 220, gapMs: 110, rampMs: 30 } as const

const lengthMs = tonePulses.count * tonePulses.lengthMs + (tonePulses.count - 1) * tonePulses.gapMs
const answerTailMs = 1200

/** Of one presentation, in milliseconds from the tone's onset where nothing else is said. */
export const toneTiming = {
  lengthMs,
  /** Nobody reacts sooner: such a press was no answer. */
  answerOpensMs: 150,
  answerClosesMs: lengthMs + answerTailMs,
  answerTailMs,
  /** Silence between a tone's end and the next tone, drawn at random so that nobody taps in time. */
  minGapMs: 1200,
  maxGapMs: 3000,
  /** The quick mode waits less, to end in 90 seconds. */
  quickMaxGapMs: 2200,
  /** A second press sooner than that belongs to the first: a trembling hand, a key that bounces. */
  bounceMs: 400,
  /** A clock that is wrong by more has been moved, or the device slept. */
  clockToleranceMs: 2000,
} as const
