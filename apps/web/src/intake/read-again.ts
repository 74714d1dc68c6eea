import 'server-only'
import type { FieldError } from '@estu/domain/forms/form-fields'
import { headers } from 'next/headers'
import { againHeader, takeForm } from './form-memory'
import { type Again, textOf } from './form-outcome'

/** The form that was just refused on this page, or null at an ordinary visit. */
export async function readAgain(): Promise<Again | null> {
  return takeForm((await headers()).get(againHeader))
}

/** What a field shows: what was typed, else what is known of the visitor. */
export const typedOr = (again: Again | null, field: string, known = ''): string =>
  again && field in again.typed ? textOf(again.typed, field) : known

export const errorOf = (again: Again | null, field: string): FieldError | undefined => again?.errors[field]
