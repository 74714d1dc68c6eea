import { dequal } from 'dequal/lite'
import type { FormState } from 'payload'

/**
 * The state of the form as the server answers to a save, without the values of fields that were typed in meanwhile.
 * Trap: Payload itself spares only the field that was typed in last, so words typed into one field and then another
 * while a save was under way disappeared from the first.
 */
export function keepTyped(answered: FormState, sent: FormState, current: FormState): FormState {
  const kept = Object.entries(answered).map(([path, field]) => {
    if (dequal(sent[path]?.value, current[path]?.value)) return [path, field] as const
    const { value: _, initialValue: __, ...rest } = field
    return [path, rest] as const
  })
  return Object.fromEntries(kept)
}
