import type { PayloadRequest } from 'payload'
import { changedAt, type DocumentPlace, readLive } from '../live-state.ts'
import { lastPublication, type Publication } from '../publications.ts'

export type Undoable = Pick<Publication, 'key' | 'locale' | 'by'> & {
  at: string
  /** Whether anything was public before it. */
  hadBefore: boolean
  isSingle: boolean
}

/** The last publication of a document, while nothing newer is public. */
export async function readUndoable(req: PayloadRequest, place: DocumentPlace): Promise<{ last: Undoable | null }> {
  const last = await lastPublication(req, place)
  if (!last) return { last: null }
  const live = await readLive(req, place)
  if (!live || live.deletedAt || changedAt(live) !== last.liveAt) return { last: null }
  const { key, locale, by, at, before } = last
  const isSingle = place.collection === 'globals'
  return { last: { key, locale, by, at: at.toISOString(), hadBefore: wasPublic(before, locale, isSingle), isSingle } }
}

function wasPublic(before: Publication['before'], locale: string, isSingle: boolean): boolean {
  if (!before || isSingle) return before !== null
  const status = before._status as Record<string, unknown> | null | undefined
  return locale === 'all' ? Object.values(status ?? {}).includes('published') : status?.[locale] === 'published'
}
