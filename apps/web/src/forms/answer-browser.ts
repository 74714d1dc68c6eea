import 'server-only'
import type { FormAnswer } from '@estu/domain/forms/form-answer'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { renewSeal } from './form-token'
import type { FormProblem, FormValues, SubmitResult } from './state/form-state'

type Taken = Extract<SubmitResult, { redirect: string }>
type NotTaken = Exclude<SubmitResult, Taken>

/** Whether the browser's own code sent the form, and not a person's tap. */
export const wantsAnswer = (request: Request): boolean => request.headers.get('accept') === 'application/json'

/** What says nothing about the form itself: the same form may be taken a little later. */
const passing: readonly (FormProblem | null)[] = ['too-quick', 'too-many', 'unavailable']

/** The outcome in the words of `parseAnswer`. */
export function answerOf(outcome: SubmitResult, values: FormValues, locale: Locale): FormAnswer {
  if ('redirect' in outcome) return takenAnswer(outcome, locale)
  const { problem, errors, detail, step } = outcome.state
  if (problem && passing.includes(problem)) return { status: 'later' }
  if (outcome.status === 200 && step === 'review') return { status: 'ready', totalKzt: Number(detail.total) }
  const opened = problem === 'expired' ? renewSeal(values) : ''
  return { status: 'refused', problem: problem ?? '', fields: Object.keys(errors), detail, opened }
}

const takenAnswer = ({ redirect, reference = '', isTaken }: Taken, locale: Locale): FormAnswer =>
  isTaken === false
    ? { status: 'refused', problem: 'signed-out', fields: [], detail: {}, opened: '' }
    : { status: 'sent', to: localisePath(locale, redirect), reference }

export const answerStatus = (outcome: SubmitResult): number =>
  'redirect' in outcome ? 200 : (outcome as NotTaken).status
