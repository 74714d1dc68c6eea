import { type Changes, holds } from '../changed-fields.ts'

/** What was typed and perhaps never saved. */
export type UnsavedCopy = {
  /** When the last letter was typed, in milliseconds since the epoch. */
  typedAt: number
  /** The document's `updatedAt` that the typing began from; null for a document that did not exist yet. */
  basedOn: string | null
  changes: Changes
}

export type Comparison = 'nothing-lost' | 'document-unchanged' | 'copy-newer' | 'document-newer'

/** Whether a copy holds what the document does not, and which of the two is newer. */
export function compareCopy(copy: UnsavedCopy, values: Changes, updatedAt: string | null): Comparison {
  if (holds(values, copy.changes)) return 'nothing-lost'
  if (updatedAt === null || updatedAt === copy.basedOn) return 'document-unchanged'
  return Date.parse(updatedAt) > copy.typedAt ? 'document-newer' : 'copy-newer'
}
