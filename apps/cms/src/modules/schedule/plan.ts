import type { Locale } from '@estu/domain/locale/locales'
import { z } from 'zod'

export const planActions = ['publish', 'unpublish'] as const
export type PlanAction = (typeof planActions)[number]

/** One language of one document that goes public, or stops being so, at a moment. */
export type Plan = {
  id: string
  collection: string
  documentId: string
  locale: Locale
  action: PlanAction
  /** When, as ISO 8601. */
  at: string
}

/**
 * Why something cannot be planned or moved; `gone`: it happened or was called off meanwhile, `refused`: for a reason that
 * the document's own rules put into words; `shared-changes`: taking one language off would publish drafted fields in
 * the other one.
 */
export type PlanProblem =
  | 'incomplete'
  | 'refused'
  | 'shared-changes'
  | 'not-public'
  | 'past'
  | 'too-far'
  | 'already-planned'
  | 'no-document'
  | 'gone'
  | 'reversed'
  | 'pending'
  | 'failed'

/** Why a plan was not carried out when its time had come. */
export const planFailures = [
  'incomplete',
  'refused',
  'shared-changes',
  'not-allowed',
  'no-document',
  'unknown',
] as const
export type PlanFailure = (typeof planFailures)[number]

/** What a language lacks, or what would go public with another one: the field by its label and by its place in the form. */
export type Lacking = { label: string; field: string }

/**
 * What is stored of a plan in its job. Trap: plans of before the desk may have no language, by which Payload meant the
 * default one, and a person is always the one whose rights count.
 */
export const storedPlan = z.object({
  type: z
    .enum(planActions)
    .nullish()
    .transform((type) => type ?? 'publish'),
  locale: z
    .enum(['ru', 'kk'])
    .nullish()
    .transform((locale) => locale ?? 'ru'),
  doc: z.object({ relationTo: z.string(), value: z.string() }),
  user: z.object({ relationTo: z.literal('staff'), value: z.string() }),
})
export type StoredPlan = z.output<typeof storedPlan>
