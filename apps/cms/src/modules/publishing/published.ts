import { productCollections } from '@estu/domain/catalogue/collections'
import type { CollectionConfig } from 'payload'
import { readersOfCatalogueAndClinic, readersOfPublished } from '../../access/readers.ts'
import { editors, editorsAndTranslators, writers } from '../../access/roles.ts'
import { documentComponents } from '../../admin/document-components.ts'
import { closedToTranslators } from '../../fields/closed-to-translators.ts'
import { drafts } from '../../fields/drafts.ts'
import { originalLanguage } from '../../fields/original-language.ts'
import { cleanRichText } from '../../hooks/clean-rich-text.ts'
import { lockBeforeChange } from '../../hooks/lock-before-change.ts'
import { announceChange, announceDelete } from '../../outbox/announce.ts'
import { clearReadModel, isReadModelled, keepReadModel } from '../catalogue/index.ts'
import { passLocks, putBackLocks, refuseOvertaken } from '../document-locks/index.ts'
import { foldTitleSearch } from '../search/index.ts'
import { keepTranslatorToTexts, refuseForeignFields, restrictTranslator } from '../translation/index.ts'
import { keepLock } from './hooks/keep-lock.ts'
import { trackDeletion, trackDocument } from './hooks/track-document.ts'

/** What orders and visits point to. */
const referencedByRequests: readonly string[] = [...productCollections, 'branches', 'services', 'specialists']

/** What stands in lists or can be found keeps both in step. */
const readModel = (slug: string) =>
  isReadModelled(slug)
    ? { afterChange: [keepReadModel], afterDelete: [clearReadModel] }
    : { afterChange: [], afterDelete: [] }

/** What every collection that visitors read has in common: access, drafts per language, announcements, translation. */
export function published(config: CollectionConfig): CollectionConfig {
  return {
    ...config,
    admin: { ...config.admin, components: documentComponents(config.admin?.components) },
    access: {
      create: editors,
      read: referencedByRequests.includes(config.slug) ? readersOfCatalogueAndClinic : readersOfPublished,
      readVersions: writers,
      update: editorsAndTranslators,
      delete: editors,
      unlock: editors,
    },
    versions: drafts(),
    fields: closedToTranslators([...config.fields, originalLanguage()]),
    hooks: {
      ...config.hooks,
      beforeOperation: [
        restrictTranslator,
        lockBeforeChange,
        passLocks,
        refuseOvertaken,
        refuseForeignFields,
        foldTitleSearch,
        ...(config.hooks?.beforeOperation ?? []),
      ],
      beforeValidate: [cleanRichText, keepTranslatorToTexts, ...(config.hooks?.beforeValidate ?? [])],
      afterChange: [
        ...(config.hooks?.afterChange ?? []),
        trackDocument,
        ...readModel(config.slug).afterChange,
        announceChange,
        keepLock,
        putBackLocks,
      ],
      afterDelete: [
        ...(config.hooks?.afterDelete ?? []),
        trackDeletion,
        ...readModel(config.slug).afterDelete,
        announceDelete,
      ],
    },
  }
}
