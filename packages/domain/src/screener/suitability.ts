/** Signs that belong to a doctor before any sound; the part of the FDA's red flags that a person can tell of themselves. */
export const redFlags = [
  'sudden_loss',
  'one_sided_loss',
  'pain_or_discharge',
  'dizziness',
  'blocked_ear',
  'ear_deformity',
  'child',
] as const
export type RedFlag = (typeof redFlags)[number]

/** `doctor_today`: hours and days matter. `doctor`: a doctor first, without hurry. `child`: under 12, children's specialist. */
export type Suitability = 'suitable' | 'child' | 'doctor' | 'doctor_today'

/** What was ticked decides; nothing ticked means none of these. */
export function suitabilityOf(flags: readonly RedFlag[]): Suitability {
  // Hours count for a loss that came suddenly, child or not.
  if (flags.includes('sudden_loss')) return 'doctor_today'
  if (flags.includes('one_sided_loss') && flags.includes('dizziness')) return 'doctor_today'
  if (flags.includes('child')) return 'child'
  return flags.length > 0 ? 'doctor' : 'suitable'
}
