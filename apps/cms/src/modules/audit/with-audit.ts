import type { CollectionConfig } from 'payload'
import { isAudited, tellsChanges, tellsDeletions } from './audited-collections.ts'
import { byStaff, noteChange, noteDeletion, noteReading } from './hooks/note-operations.ts'

/** Nothing of people's documents is read or written without a line of the log, nor of others changed by the staff. */
export function withAudit(collection: CollectionConfig): CollectionConfig {
  if (tellsChanges(collection.slug)) return withChanges(collection)
  if (tellsDeletions(collection.slug)) return withDeletions(collection)
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

const withDeletions = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: { ...collection.hooks, afterDelete: [...(collection.hooks?.afterDelete ?? []), byStaff(noteDeletion)] },
})

function withChanges(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), byStaff(noteChange)],
      afterDelete: [...(hooks?.afterDelete ?? []), byStaff(noteDeletion)],
    },
  }
}
