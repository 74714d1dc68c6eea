import type { PayloadRequest } from 'payload'
import { type AuditedCollection, isAudited } from '../audited-collections.ts'
import { writeAudit } from './write-audit.ts'

type Shown = { collection: string; id: string }

/**
 * Writes down whom a list shows that SQL has read, which passes by Payload's hooks; of documents that are nobody's
 * nothing is written.
 * @throws AuditUnavailable when it cannot be written; the list may not be shown then
 */
export async function noteShown(req: PayloadRequest, rows: readonly Shown[]): Promise<void> {
  const shown = new Map<AuditedCollection, Set<string>>()
  for (const { collection, id } of rows)
    if (isAudited(collection)) shown.set(collection, (shown.get(collection) ?? new Set()).add(id))
  for (const [collection, ids] of shown) await writeAudit(req, { action: 'list', collection, ids: [...ids] })
}
