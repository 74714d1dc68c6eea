import { type SaveAnswer, whoIsHere } from '../../../../admin/unsaved-changes/send-changes.ts'
import type { SavedTexts, TypedText } from '../../operations/save-texts.ts'

export type EditorPlace = { collection: string; id: string; locale: string; owner: string }
type Seen = Readonly<Record<string, string>>
type Body = { texts: TypedText[]; seen: Seen }

/** What a browser sends on after the page is gone; the headers count too. */
const keepaliveBytes = 60_000
const timeoutMs = 20_000

const post = (path: string, body: string, signal = AbortSignal.timeout(timeoutMs)) =>
  fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: new TextEncoder().encode(body).length <= keepaliveBytes,
    signal,
  })

/** Saves texts of one language. */
export async function postTexts(
  { owner, ...place }: EditorPlace,
  body: Body,
): Promise<SavedTexts | Exclude<SaveAnswer, { kind: 'saved' }>> {
  try {
    const response = await post('/api/translation/save', JSON.stringify({ ...place, ...body }))
    if (response.ok) return (await response.json()) as SavedTexts
    if (response.status >= 500 || response.status === 429) return { kind: 'server-fault' }
    const here = await whoIsHere(owner)
    return here === 'same' ? { kind: 'refused', message: String(response.status) } : { kind: here }
  } catch {
    return { kind: 'network-away' }
  }
}

/** «I read it beside this source, and it is still right.» @returns null when that could not be noted. */
export async function postConfirmation(
  { collection, id }: EditorPlace,
  paths: string[],
  seen: Seen,
): Promise<{ outdated: string[]; missing: string[] } | null> {
  try {
    const response = await post('/api/translation/confirm', JSON.stringify({ collection, id, paths, seen }))
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
