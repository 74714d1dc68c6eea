import type { FormState } from '@/forms/form-state'
import { valueOr } from '@/forms/read-form-state'
import type { Translate } from '@/i18n/translator'
import { problemOf } from './contact-fields'

/** What a field of a form begins with: what was typed, else `otherwise`, and what is wrong with it. */
export const fieldOf =
  (state: FormState | null, t: Translate) =>
  (id: string, otherwise = '') => ({ id, value: valueOr(state, id, otherwise), error: problemOf(t, state, id) })
