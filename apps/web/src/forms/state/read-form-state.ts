import 'server-only'
import type { FieldError } from '@estu/domain/forms/form-fields'
import { formStateHeader } from '@estu/domain/requests/internal-headers'
import { headers } from 'next/headers'
import { takeFormState } from './form-memory'
import { type FormState, textOf } from './form-state'

/** The form that was just refused on this page, or null at an ordinary visit. */
export async function readFormState(): Promise<FormState | null> {
  return takeFormState((await headers()).get(formStateHeader))
}

/** What a field shows: what was typed, else what is known of the visitor. */
export const valueOr = (state: FormState | null, field: string, known = ''): string =>
  state && field in state.values ? textOf(state.values, field) : known

export const errorOf = (state: FormState | null, field: string): FieldError | undefined => state?.errors[field]
