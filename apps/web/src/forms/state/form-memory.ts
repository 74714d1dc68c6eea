import 'server-only'
import { randomUUID } from 'node:crypto'
import type { FormState } from './form-state'

const keptMs = 10_000
const most = 500

type Kept = { state: FormState; at: number }

/**
 * Between the handler that refuses a form and the page that shows it again, both in this process, for a moment.
 * Trap: Next bundles the two apart, so a plain variable of a module would exist twice.
 */
const store = globalThis as typeof globalThis & { estuForms?: Map<string, Kept> }
store.estuForms ??= new Map()
const forms = store.estuForms

export function storeFormState(state: FormState): string {
  const now = Date.now()
  for (const [id, { at }] of forms) if (now - at > keptMs || forms.size > most) forms.delete(id)
  const id = randomUUID()
  forms.set(id, { state, at: now })
  return id
}

export function takeFormState(id: string | null): FormState | null {
  if (!id) return null
  const kept = forms.get(id)
  return kept?.state ?? null
}
