import { z } from 'zod'
import { parseJson } from '../../text/parse-json.ts'
import { digitSteps } from '../digits/digit-limits.ts'
import { resultFindings } from '../scoring/screener-result.ts'
import { screenerModes, toneFrequencies } from '../screener-mode.ts'
import { ears } from '../tested-ear.ts'
import { toneLevels } from '../tones/tone-limits.ts'
import { attachedOutcomes, attachedVersion, longestAttached } from './attached-limits.ts'
import type { AttachedResult } from './attached-result.ts'

const threshold = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('measured'),
    level: z.int().min(toneLevels.floor).max(toneLevels.cap),
  }),
  z.strictObject({ kind: z.enum(['at_floor', 'no_response', 'skipped']) }),
])

const tone = z.strictObject({ ear: z.enum([...ears, 'both']), frequencyHz: z.literal(toneFrequencies), threshold })

const isOncePerTone = (tones: z.output<typeof tone>[]) =>
  new Set(tones.map(({ ear, frequencyHz }) => `${ear}${frequencyHz}`)).size === tones.length

const schema = z.strictObject({
  version: z.literal(attachedVersion),
  takenAt: z.iso.datetime(),
  mode: z.enum(screenerModes),
  outcome: z.enum(attachedOutcomes),
  findings: z.array(z.enum(resultFindings)).max(resultFindings.length),
  tones: z
    .array(tone)
    .min(1)
    .max(toneFrequencies.length * ears.length)
    .refine(isOncePerTone),
  srtDb: z.number().min(digitSteps.lowest).max(digitSteps.highest).nullable(),
})

/** Reads what a browser sent with an appointment; null for anything that a screener of this version did not write. */
export function parseAttachedResult(text: string): AttachedResult | null {
  if (text.length > longestAttached) return null
  return schema.safeParse(parseJson(text)).data ?? null
}
