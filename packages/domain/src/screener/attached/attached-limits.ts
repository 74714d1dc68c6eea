import type { ScreenerOutcome } from '../scoring/screener-result.ts'

/** Of another version nothing is read. */
export const attachedVersion = 1

/** A test that says nothing has no result to bring, and red flags end it before there is one. */
export const attachedOutcomes = [
  'no_signs',
  'check_advised',
  'check_soon',
] as const satisfies readonly ScreenerOutcome[]
export type AttachedOutcome = (typeof attachedOutcomes)[number]

/** Of the text that travels: all tones of both ears, and room to spare. */
export const longestAttached = 4000

/** So long after the visit the clinic keeps what was attached to it. */
export const attachedKeptDays = 90

/** The box whose own value is the result, so that nothing of it leaves the browser unless it is ticked. */
export const attachedField = 'screenerResult'
/** Names the words that stood beside that box. */
export const attachedConsentField = 'screenerConsentText'
