import type { CollectionConfig } from 'payload'
import { followReview, forgetDeleted } from './hooks/follow-review.ts'

/** What is said of a document's texts follows them, and goes with them. */
export function withReview(collection: CollectionConfig): CollectionConfig {
  if (!collection.versions) return collection
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), followReview],
      afterDelete: [...(hooks?.afterDelete ?? []), forgetDeleted],
    },
  }
}
