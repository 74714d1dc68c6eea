import {
  type OvertakenField,
  overtakenCode,
  type TypedOver,
  typedOverHeader,
} from '../../fields/typed-over/typed-over.ts'
import type { Changes } from './changed-fields.ts'

export type SavedDocument = Record<string, unknown> & { updatedAt?: string }

export type SaveAnswer =
  /** `doc`: what the form is to take over; `updatedAt`: the document's time of change, where it was told. */
  | { kind: 'saved'; doc: SavedDocument | null; updatedAt?: string | null }
  | { kind: 'network-away' }
  | { kind: 'server-fault' }
  | { kind: 'signed-out' }
  | { kind: 'someone-else' }
  | { kind: 'refused'; message: string }
  /** Others have changed these fields meanwhile; nothing is saved. */
  | { kind: 'overtaken'; fields: OvertakenField[] }

export type SaveTarget = { url: string; language: string; owner: string }

/** What a browser sends on after the page is gone; the headers count too. */
const keepaliveBytes = 60_000

const timeoutMs = 20_000

const bodyOf = (changes: Changes) => JSON.stringify({ ...changes, _status: 'draft' })

/** Whether the changes can still be sent while the page is being left. */
export const canBeSentOnLeaving = (changes: Changes): boolean =>
  new TextEncoder().encode(bodyOf(changes)).length <= keepaliveBytes

/** Saves changes as a draft, the way autosave does. @param over the values that they were typed over */
export async function sendChanges(changes: Changes, target: SaveTarget, over?: TypedOver): Promise<SaveAnswer> {
  const told = over && { [typedOverHeader]: JSON.stringify(over) }
  try {
    const response = await fetch(target.url, {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'content-type': 'application/json', 'accept-language': target.language, ...told },
      body: bodyOf(changes),
      keepalive: canBeSentOnLeaving(changes),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return await read(response, target.owner)
  } catch {
    return { kind: 'network-away' }
  }
}

async function read(response: Response, owner: string): Promise<SaveAnswer> {
  if (response.status >= 500 || response.status === 429) return { kind: 'server-fault' }
  const json = await response.json().catch(() => null)
  if (response.ok) return { kind: 'saved', doc: json?.doc ?? null, updatedAt: json?.doc?.updatedAt ?? null }
  const known = [401, 403, 404].includes(response.status) ? await whoIsHere(owner) : 'same'
  if (known !== 'same') return { kind: known }
  const [error] = json?.errors ?? []
  if (error?.data?.code === overtakenCode) return { kind: 'overtaken', fields: error.data.fields }
  const message = error?.message
  return { kind: 'refused', message: typeof message === 'string' ? message : String(response.status) }
}

export type WhoIsHere = 'same' | 'signed-out' | 'someone-else' | 'network-away'

/** Whether the session is still that of who opened the form. */
export async function whoIsHere(owner: string): Promise<WhoIsHere> {
  try {
    const response = await fetch('/api/staff/me', { credentials: 'include', signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) return 'network-away'
    const id = (await response.json())?.user?.id
    if (!id) return 'signed-out'
    return id === owner ? 'same' : 'someone-else'
  } catch {
    return 'network-away'
  }
}
