import 'server-only'
import type { Limit } from '@estu/cms/customer-requests/limit-rate'
import { withinLimit } from '@estu/cms/customer-requests/limit-rate'
import { type ParsedForm, parseForm } from '@estu/domain/forms/parse-form'
import type { z } from 'zod'
import { cms } from '@/content/payload'
import { verifySubmission } from './form-token'
import { agreesToToday, type ConsentPurpose } from './shown-consent'
import { type FormValues, refused, type Submission, type SubmitResult } from './state/form-state'

type Options = {
  limit: Limit
  step?: string
  /** Where a machine is sent that filled the trap. */
  trapped: string
  /** What the ticked box of this form allows. */
  consent?: ConsentPurpose
  fields?: (typed: FormValues) => unknown
}
type Work<T> = (value: T, key: string) => Promise<SubmitResult>

/**
 * What every form passes through: the checks that keep machines out, the limit, the schema; then its own work. A
 * machine that filled the trap is told what a person is told, and nothing is stored.
 */
export async function guardSubmission<S extends z.ZodType>(
  submission: Submission,
  schema: S,
  options: Options,
  work: Work<z.output<S>>,
): Promise<SubmitResult> {
  const { values, client, locale } = submission
  const { verdict, key } = verifySubmission(values)
  if (verdict === 'trapped') return { redirect: options.trapped }
  const parsed: ParsedForm<z.output<S>> = parseForm(schema, options.fields ? options.fields(values) : values)
  if (!parsed.ok) return refused(values, { errors: parsed.errors, step: options.step ?? '' })
  if (verdict !== 'ok') return refused(values, { problem: verdict, step: options.step ?? '' })
  if (options.consent && !(await agreesToToday(values, locale, options.consent)))
    return refused(values, { errors: { consent: 'consent-changed' }, step: 'contacts' })
  if (!(await withinLimit(await cms(), options.limit, client)))
    return refused(values, { problem: 'too-many', step: options.step ?? '' })
  return work(parsed.value, key)
}
