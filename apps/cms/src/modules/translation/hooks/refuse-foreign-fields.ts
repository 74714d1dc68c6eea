import type { CollectionBeforeOperationHook } from 'payload'
import { translatorLanguage } from '../../../access/roles.ts'
import { fieldRefusal } from '../../../fields/field-refusal.ts'
import type { Data } from '../../../fields/walk/document-data.ts'
import { translate } from '../../../i18n/translate.ts'
import { foreignChanges, labelOf } from '../../document-texts/index.ts'
import { readLanguage } from '../operations/read-language.ts'

/**
 * What a translator may not change is refused by name, and nothing is saved: silence would look like success. Several
 * documents at once are compared with none, so whatever is no text is refused there.
 */
export const refuseForeignFields: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const language = translatorLanguage(req)
  if (language === null || (operation !== 'update' && operation !== 'updateByID')) return args
  const { id, data, overrideAccess } = args as { id?: unknown; data?: Data; overrideAccess?: boolean }
  if (!data || overrideAccess) return args
  const current = typeof id === 'string' ? await readLanguage(req, collection.slug, id, language) : {}
  const refused = current ? foreignChanges(collection.fields, current, data) : []
  if (refused.length === 0) return args
  const fields = refused.map(({ path, labels }) => ({
    path,
    label: labelOf({ path, labels }, req),
    message: translate(
      req,
      'Это поле общее для обоих языков, его меняет редактор.',
      'Бұл өріс екі тілге ортақ, оны редактор өзгертеді.',
    ),
  }))
  throw fieldRefusal(req, collection.fields, fields)
}
