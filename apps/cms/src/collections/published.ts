import type { CollectionConfig } from 'payload'
import { readersOfPublished } from '../access/readers.ts'
import { editors, editorsAndTranslators, writers } from '../access/roles.ts'
import { documentComponents } from '../admin/document-components.ts'
import { drafts } from '../fields/drafts.ts'
import { originalLanguage } from '../fields/original-language.ts'
import { announceChange, announceDelete } from '../hooks/announce.ts'
import { followDeletion, followDocument } from '../hooks/follow-document.ts'
import { keepTranslatorToTexts, restrainTranslator } from '../hooks/restrain-translator.ts'

/** What every collection that visitors read has in common: access, drafts per language, announcements, translation. */
export function published(config: CollectionConfig): CollectionConfig {
  return {
    ...config,
    admin: { ...config.admin, components: documentComponents(config.admin?.components) },
    access: {
      create: editors,
      read: readersOfPublished,
      readVersions: writers,
      update: editorsAndTranslators,
      delete: editors,
      unlock: editors,
    },
    versions: drafts(),
    fields: [...config.fields, originalLanguage()],
    hooks: {
      ...config.hooks,
      beforeOperation: [restrainTranslator, ...(config.hooks?.beforeOperation ?? [])],
      beforeValidate: [keepTranslatorToTexts, ...(config.hooks?.beforeValidate ?? [])],
      afterChange: [...(config.hooks?.afterChange ?? []), followDocument, announceChange],
      afterDelete: [...(config.hooks?.afterDelete ?? []), followDeletion, announceDelete],
    },
  }
}
