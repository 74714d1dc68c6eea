import type { CollectionConfig } from 'payload'
import { readersOfPublished } from '../access/readers.ts'
import { staff } from '../access/staff.ts'
import { drafts } from '../fields/drafts.ts'
import { announceChange, announceDelete } from '../hooks/announce.ts'

/** What every collection that visitors read has in common: access, drafts per language, announcements. */
export function published(config: CollectionConfig): CollectionConfig {
  return {
    ...config,
    access: { create: staff, read: readersOfPublished, readVersions: staff, update: staff, delete: staff },
    versions: drafts(),
    hooks: {
      ...config.hooks,
      afterChange: [...(config.hooks?.afterChange ?? []), announceChange],
      afterDelete: [...(config.hooks?.afterDelete ?? []), announceDelete],
    },
  }
}
