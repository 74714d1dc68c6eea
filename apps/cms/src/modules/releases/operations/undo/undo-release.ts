import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../../../database/in-transaction.ts'
import { lockDocument, lockRow } from '../../../../database/lock-row.ts'
import { changeRelease } from '../change-release.ts'
import type { DocumentPlace } from '../live-state.ts'
import { type Publication, publicationsOfRelease } from '../publications.ts'
import { readRelease } from '../read-release.ts'
import { speakFor } from '../speak-for.ts'
import { findObstacle, type Obstacle, UndoStopped, undoPublication } from './undo-publication.ts'

export type MovedOn = DocumentPlace & { reason: Obstacle }
export type UndoReleaseOutcome =
  | { ok: true }
  | { ok: false; error: 'no-such-release' | 'not-published' }
  | { ok: false; error: 'moved-on'; documents: MovedOn[] }

/** Makes public again what was before a release, of all its documents or of none. */
export async function undoRelease(asked: PayloadRequest, id: string): Promise<UndoReleaseOutcome> {
  try {
    return await inTransaction(asked.payload, 'ru', (own) => undoAll(speakFor(own, asked), id))
  } catch (error) {
    if (!(error instanceof UndoStopped)) throw error
    return { ok: false, error: 'moved-on', documents: [{ ...error.publication.place, reason: 'shown' }] }
  }
}

async function undoAll(req: PayloadRequest, id: string): Promise<UndoReleaseOutcome> {
  await lockRow(req, 'releases', id)
  const release = await readRelease(req, id)
  if (!release) return { ok: false, error: 'no-such-release' }
  if (release.state !== 'published') return { ok: false, error: 'not-published' }
  for (const { collection, id: document } of release.entries) await lockDocument(req, collection, document)
  const publications = await publicationsOfRelease(req, id)
  const documents = await findMovedOn(req, publications)
  if (documents.length > 0) return { ok: false, error: 'moved-on', documents }
  for (const publication of publications) await undoPublication(req, publication)
  await changeRelease(req, id, { state: 'open', undoneAt: new Date().toISOString(), undoneBy: req.user?.id ?? null })
  return { ok: true }
}

/** Of a document whose languages both went out, the later publication tells: it is undone first. */
async function findMovedOn(req: PayloadRequest, publications: readonly Publication[]): Promise<MovedOn[]> {
  const seen = new Set<string>()
  const found: MovedOn[] = []
  for (const publication of publications) {
    const { collection, id } = publication.place
    if (seen.has(`${collection}/${id}`)) continue
    seen.add(`${collection}/${id}`)
    const reason = await findObstacle(req, publication)
    if (reason) found.push({ collection, id, reason })
  }
  return found
}
