import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../../../database/in-transaction.ts'
import { mayUndo } from '../../releasable.ts'
import { readPublication } from '../publications.ts'
import { speakFor } from '../speak-for.ts'
import { findObstacle, type Obstacle, UndoStopped, undoPublication } from './undo-publication.ts'

export type UndoOutcome = { ok: true } | { ok: false; reason: Obstacle | 'undone' }

/** Undoes one publication, unless something newer was published meanwhile; whoever asks twice has it undone once. */
export async function undoOne(asked: PayloadRequest, key: string): Promise<UndoOutcome> {
  try {
    return await inTransaction(asked.payload, 'ru', (own) => undo(speakFor(own, asked), key))
  } catch (error) {
    if (error instanceof UndoStopped) return { ok: false, reason: 'shown' }
    throw error
  }
}

async function undo(req: PayloadRequest, key: string): Promise<UndoOutcome> {
  const first = await readPublication(req, key)
  if (!first || !mayUndo(first.place)) return { ok: false, reason: 'undone' }
  const obstacle = await findObstacle(req, first)
  // Read again: somebody else may have been first while this one waited for the document.
  const publication = await readPublication(req, key)
  if (!publication) return { ok: false, reason: 'undone' }
  if (obstacle) return { ok: false, reason: obstacle }
  await undoPublication(req, publication)
  return { ok: true }
}
