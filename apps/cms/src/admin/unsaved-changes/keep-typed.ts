import { dequal } from 'dequal/lite'
import type { FormState } from 'payload'

/**
 * The state of the form as the server answers to a save, without the values of fields that were typed in meanwhile.
 * Trap: Payload itself spares only the field that was typed in last, so words typed into one field and then another
 * while a save was under way disappeared from the first.
 * Running text is never replaced: its tables and films have forms of their own, and what was chosen there reaches this
 * one some tenths of a second later. A text that comes back with «no rows» in it would be drawn anew without the choice.
 */
export function keepTyped(answered: FormState, sent: FormState, current: FormState): FormState {
  const kept = Object.entries(answered).map(([path, field]) => {
    const held = current[path]?.value
    if (!isRunningText(held) && dequal(sent[path]?.value, held)) return [path, field] as const
    const { value: _, initialValue: __, ...rest } = field
    return [path, rest] as const
  })
  return Object.fromEntries(kept)
}

const isRunningText = (value: unknown) => typeof value === 'object' && value !== null && 'root' in value
