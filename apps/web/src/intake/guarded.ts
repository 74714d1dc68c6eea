import 'server-only'
import type { Limit } from '@estu/cms/operations/limit-rate'
import { withinLimit } from '@estu/cms/operations/limit-rate'
import { type ParsedForm, parseForm } from '@estu/domain/forms/parse-form'
import type { z } from 'zod'
import { cms } from '@/content/payload'
import { type Outcome, refused, type Submission, type Typed } from './form-outcome'
import { judgeSubmission } from './form-seal'
import { agreesToToday, type ConsentPurpose } from './shown-consent'

type Options = {
  limit: Limit
  step?: string
  /** Where a machine is sent that filled the trap. */
  trapped: string
  /** What the ticked box of this form allows. */
  consent?: ConsentPurpose
  fields?: (typed: Typed) => unknown
}
type Work<T> = (value: T, key: string) => Promise<Outcome>

/**
 * What every form passes through: the checks that keep machines out, the limit, the schema; then its own work. A
 * machine that filled the trap is told what a person is told, and nothing is stored.
 */
export async function guarded<S extends z.ZodType>(
  submission: Submission,
  schema: S,
  options: Options,
  work: Work<z.output<S>>,
): Promise<Outcome> {
  const { typed, client, locale } = submission
  const { verdict, key } = judgeSubmission(typed)
  if (verdict === 'trapped') return { go: options.trapped }
  const parsed: ParsedForm<z.output<S>> = parseForm(schema, options.fields ? options.fields(typed) : typed)
  if (!parsed.ok) return refused(typed, { errors: parsed.errors, step: options.step ?? '' })
  if (verdict !== 'ok') return refused(typed, { problem: verdict, step: options.step ?? '' })
  if (options.consent && !(await agreesToToday(typed, locale, options.consent)))
    return refused(typed, { errors: { consent: 'consent-changed' }, step: 'contacts' })
  if (!(await withinLimit(await cms(), options.limit, client)))
    return refused(typed, { problem: 'too-many', step: options.step ?? '' })
  return work(parsed.value, key)
}
