import { z } from 'zod'
import { digitSteps } from '../digits/digit-limits.ts'
import { resultFindings, screenerOutcomes, unreliableReasons } from '../scoring/screener-result.ts'
import { screenerModes, toneFrequencies } from '../screener-mode.ts'
import { ears } from '../tested-ear.ts'
import { toneLevels } from '../tones/tone-limits.ts'
import type { AttachedResult } from './attached-result.ts'

/** All tones of both ears, and room to spare. */
const longest = 4000

const threshold = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('measured'),
    level: z.int().min(toneLevels.floor).max(toneLevels.cap),
  }),
  z.strictObject({ kind: z.enum(['at_floor', 'no_response', 'skipped']) }),
])

const schema = z.strictObject({
  version: z.literal(1),
  takenAt: z.iso.datetime(),
  mode: z.enum(screenerModes),
  outcome: z.enum(screenerOutcomes).exclude(['doctor']),
  findings: z.array(z.enum(resultFindings)).max(resultFindings.length),
  unreliable: z.array(z.enum(unreliableReasons)).max(unreliableReasons.length),
  tones: z
    .array(z.strictObject({ ear: z.enum([...ears, 'both']), frequencyHz: z.literal(toneFrequencies), threshold }))
    .max(toneFrequencies.length * ears.length),
  srtDb: z.number().min(digitSteps.lowest).max(digitSteps.highest).nullable(),
})

/** Reads what a browser sent with an appointment; null for anything that a screener did not write. */
export function parseAttachedResult(text: string): AttachedResult | null {
  if (text.length > longest) return null
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
