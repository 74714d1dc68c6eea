import { documentTag } from '@estu/domain/catalogue/cache-tags'
import type { PayloadRequest } from 'payload'
import { writeOutbox } from '../../../outbox/write-outbox.ts'
import { isListed } from '../items/is-listed.ts'
import { listChangeTags } from '../items/list-change-tags.ts'
import { updateReadModel } from './update-read-model.ts'

/**
 * A counted product sold out, or can be had again: its rows say so, and so do the pages that show it.
 * @param keys as in `stock`: `collection:id`.
 */
export async function followAvailability(req: PayloadRequest, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const [collection = '', id = ''] = key.split(':')
    if (!isListed(collection)) continue
    const changes = await updateReadModel(req, collection, [id])
    if (changes.length > 0)
      await writeOutbox(req, [documentTag(collection, id), ...listChangeTags(collection, changes)])
  }
}
