import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Again } from './form-outcome'

/** Names the refused form to the page that shows it again; known to this process alone, and for some seconds. */
export const againHeader = 'x-estu-form'

const keptMs = 10_000
const most = 500

type Kept = { again: Again; at: number }

/**
 * Between the handler that refuses a form and the page that shows it again, both in this process, for a moment.
 * Trap: Next bundles the two apart, so a plain variable of a module would exist twice.
 */
const store = globalThis as typeof globalThis & { estuForms?: Map<string, Kept> }
store.estuForms ??= new Map()
const forms = store.estuForms

export function keepForm(again: Again): string {
  const now = Date.now()
  for (const [id, { at }] of forms) if (now - at > keptMs || forms.size > most) forms.delete(id)
  const id = randomUUID()
  forms.set(id, { again, at: now })
  return id
}

export function takeForm(id: string | null): Again | null {
  if (!id) return null
  const kept = forms.get(id)
  return kept?.again ?? null
}
