import type { CollectionConfig, GlobalConfig } from 'payload'
import {
  dropUnpublished,
  forgetPublication,
  keepGlobal,
  keepPublished,
  noteGlobal,
  notePublication,
} from './hooks/note-publication.ts'
import { isReleasableGlobal } from './releasable.ts'

/** What is published of a collection with drafts, or taken off the site, can be taken back. */
export function withUndo(collection: CollectionConfig): CollectionConfig {
  if (typeof collection.versions !== 'object' || !collection.versions.drafts) return collection
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), keepPublished],
      afterChange: [...(hooks?.afterChange ?? []), notePublication],
      afterDelete: [...(hooks?.afterDelete ?? []), forgetPublication],
      afterOperation: [...(hooks?.afterOperation ?? []), dropUnpublished],
    },
  }
}

/** The same for a single document, whose every save is public; what the admins keep to themselves is left out. */
export function withGlobalUndo(global: GlobalConfig): GlobalConfig {
  if (!global.versions || !isReleasableGlobal(global.slug)) return global
  const { hooks } = global
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), keepGlobal],
      afterChange: [...(hooks?.afterChange ?? []), noteGlobal],
    },
  }
}
