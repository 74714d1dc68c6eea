import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type Field,
  Forbidden,
  type GlobalBeforeOperationHook,
} from 'payload'
import { translatorLanguage } from '../../../access/roles.ts'
import { translate } from '../../../i18n/translate.ts'
import { keepToTexts } from '../../document-texts/index.ts'

const permitted = new Set([
  'read',
  'update',
  'updateByID',
  'count',
  'countVersions',
  'login',
  'logout',
  'me',
  'refresh',
])

/** A translator saves drafts: nothing a translator sends is published, restored, uploaded, copied or deleted. */
export const restrictTranslator: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (translatorLanguage(req) === null) return args
  if (!permitted.has(operation) || req.file) throw new Forbidden(req.t)
  if (operation !== 'update' && operation !== 'updateByID') return args
  if (!collection.versions?.drafts) return args
  const data = 'data' in args ? { ...(args.data as object), _status: 'draft' } : undefined
  return {
    ...args,
    data,
    draft: true,
    publishAllLocales: undefined,
    publishSpecificLocale: undefined,
    unpublishAllLocales: undefined,
  }
}

type Document = Record<string, unknown>

/** The document as it stands with the sender's texts in it; at this point a save carries every field. */
function withTextsOf(fields: Field[], original: Document | undefined, data: Document): Document {
  const { updatedAt: _updated, ...current } = original ?? {}
  return { ...current, ...keepToTexts(fields, current, data) }
}

/** Of what a translator sends, the texts of the translator's language are kept and nothing else. */
export const keepTranslatorToTexts: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  if (translatorLanguage(req) === null || !data) return data
  const kept = withTextsOf(collection.fields, originalDoc, data)
  return collection.versions?.drafts ? { ...kept, _status: 'draft' } : kept
}

/** Why a translator's form of a single document is closed; said in the form and to whoever saves around it. */
export const savedByEditorsAlone = (req: Parameters<typeof translate>[0]): string =>
  translate(
    req,
    'Этот документ публикуется сразу при сохранении, поэтому его сохраняют редакторы. Передайте им свой перевод.',
    'Бұл құжат сақталған бойда жарияланады, сондықтан оны редакторлар сақтайды. Аудармаңызды соларға беріңіз.',
  )

/**
 * Single documents have no drafts: whatever is saved is public at once, so translators read them only. Said here, before
 * the access rule refuses in general words.
 */
export const keepTranslatorToReading: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (translatorLanguage(req) === null || operation === 'read' || operation === 'countVersions') return args
  throw new Forbidden(() => savedByEditorsAlone(req))
}
