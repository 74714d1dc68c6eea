import type { FormState } from '@/forms/state/form-state'
import { errorOf, valueOr } from '@/forms/state/read-form-state'
import type { Translate } from '@/i18n/translator'

/** The sentence for a field that was refused. */
export const problemOf = (t: Translate, state: FormState | null, field: string): string | undefined => {
  const code = errorOf(state, field)
  return code && t(`fieldError.${code}`)
}

/** What a field of a form begins with: what was typed, else `otherwise`, and what is wrong with it. */
export const fieldOf =
  (state: FormState | null, t: Translate) =>
  (id: string, otherwise = '') => ({ id, value: valueOr(state, id, otherwise), error: problemOf(t, state, id) })
