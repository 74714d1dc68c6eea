import type { CollectionConfig } from 'payload'
import { isAudited } from './audited-collections.ts'
import { noteChange, noteDeletion, noteReading } from './hooks/note-operations.ts'

/** Nothing of people's documents is read or written without a line of the log. */
export function withAudit(collection: CollectionConfig): CollectionConfig {
  if (!isAudited(collection.slug)) return collection
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), noteChange],
      afterDelete: [...(hooks?.afterDelete ?? []), noteDeletion],
      afterOperation: [...(hooks?.afterOperation ?? []), noteReading],
    },
  }
}
