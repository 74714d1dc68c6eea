import { countsTag } from '@estu/domain/catalogue/cache-tags'
import type { Payload } from 'payload'
import { appendOutbox } from '../../../outbox/write-outbox.ts'
import { applyFacetChanges } from './apply-changes.ts'

/** Applies what is waiting, block by block, and announces which sections' counts are others now. */
export async function applyAllFacetChanges(payload: Payload): Promise<void> {
  for (;;) {
    const { applied, touched } = await applyFacetChanges(payload)
    if (applied === 0) return
    const collections = new Set(touched.map(({ collection }) => collection))
    await appendOutbox(payload.db.drizzle, [...collections].map(countsTag))
  }
}
