import type { CollectionConfig } from 'payload'
import { readersOfGoodsAndPlaces, readersOfPublished } from '../access/readers.ts'
import { editors, editorsAndTranslators, writers } from '../access/roles.ts'
import { documentComponents } from '../admin/document-components.ts'
import { drafts } from '../fields/drafts.ts'
import { originalLanguage } from '../fields/original-language.ts'
import { announceChange, announceDelete } from '../hooks/announce.ts'
import { cleanRichText } from '../hooks/clean-rich-text.ts'
import { followDeletion, followDocument } from '../hooks/follow-document.ts'
import { keepLock } from '../hooks/keep-lock.ts'
import { keepTranslatorToTexts, restrainTranslator } from '../hooks/restrain-translator.ts'

/** What orders and visits point to. */
const namedInErrands = ['devices', 'implants', 'consumables', 'accessories', 'branches', 'services', 'specialists']

/** What every collection that visitors read has in common: access, drafts per language, announcements, translation. */
export function published(config: CollectionConfig): CollectionConfig {
  return {
    ...config,
    admin: { ...config.admin, components: documentComponents(config.admin?.components) },
    access: {
      create: editors,
      read: namedInErrands.includes(config.slug) ? readersOfGoodsAndPlaces : readersOfPublished,
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
      beforeValidate: [cleanRichText, keepTranslatorToTexts, ...(config.hooks?.beforeValidate ?? [])],
      afterChange: [...(config.hooks?.afterChange ?? []), followDocument, announceChange, keepLock],
      afterDelete: [...(config.hooks?.afterDelete ?? []), followDeletion, announceDelete],
    },
  }
}
