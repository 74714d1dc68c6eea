import 'server-only'
import type { RequestStatus } from '@estu/cms/customer-requests/find-request'
import { type FormState, type FormValues, refused, type SubmitResult } from './state/form-state'

/** The form's next step: what was looked for has been found. */
const step = 'found'

export const foundResult = (values: FormValues, found: RequestStatus | null): SubmitResult =>
  found
    ? {
        state: { values, errors: {}, problem: null, detail: { ...found, cancelDueAt: found.cancelDueAt ?? '' }, step },
        status: 200,
      }
    : refused(values, { problem: 'no-match' })

/** What was found by the form that has just been sent, or null. */
export const foundIn = (state: FormState | null): RequestStatus | null =>
  state?.step === step ? ({ ...state.detail, cancelDueAt: state.detail.cancelDueAt || null } as RequestStatus) : null
