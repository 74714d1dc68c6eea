import type { PayloadRequest } from 'payload'
import { changedAt, type DocumentPlace, isPublicIn, readLive } from '../live-state.ts'
import { lastPublication, type Publication } from '../publications.ts'

export type Undoable = Pick<Publication, 'key' | 'locale' | 'by'> & {
  at: string
  /** Whether anything was public before it. */
  hadBefore: boolean
  isSingle: boolean
  /** It took the language off the site. */
  isTakenOff: boolean
}

/** The last publication of a document, while nothing newer is public. */
export async function readUndoable(req: PayloadRequest, place: DocumentPlace): Promise<{ last: Undoable | null }> {
  const last = await lastPublication(req, place)
  if (!last) return { last: null }
  const live = await readLive(req, place)
  if (!live || live.deletedAt || changedAt(live) !== last.liveAt) return { last: null }
  const { key, locale, by, at, before } = last
  const isSingle = place.collection === 'globals'
  const hadBefore = isSingle ? before !== null : isPublicIn(before, locale)
  const isTakenOff = !isSingle && !isPublicIn(live, locale)
  return { last: { key, locale, by, at: at.toISOString(), hadBefore, isSingle, isTakenOff } }
}
