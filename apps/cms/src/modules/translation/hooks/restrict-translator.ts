import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type Field,
  Forbidden,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { translatorLanguage } from '../../../access/roles.ts'
import { fieldRefusal } from '../../../fields/field-refusal.ts'
import { translate } from '../../../i18n/translate.ts'
import { keepToTexts, labelOf, plainText, textLeaves } from '../../document-texts/index.ts'

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

/**
 * Of what a translator sends, the texts of the translator's language are kept and nothing else. Where there are no drafts
 * each save is public at once. There a translator fills in what nothing said in this language yet, which takes nothing
 * from anybody, and changes no words that an editor has made public.
 */
export const keepTranslatorToTexts: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  if (translatorLanguage(req) === null || !data) return data
  const kept = withTextsOf(collection.fields, originalDoc, data)
  if (collection.versions?.drafts) return { ...kept, _status: 'draft' }
  refuseWrittenTexts(req, collection.fields, originalDoc ?? {}, kept)
  return kept
}

function refuseWrittenTexts(req: PayloadRequest, fields: Field[], original: Document, sent: Document): void {
  const after = new Map(textLeaves(fields, sent).map(({ path, value }) => [path, plainText(value)]))
  const changed = textLeaves(fields, original).filter(({ path, value }) => {
    const before = plainText(value)
    return before !== '' && before !== (after.get(path) ?? '')
  })
  if (changed.length === 0) return
  const message = translate(
    req,
    'Этот текст уже на сайте, и изменение было бы видно сразу: его меняют редакторы. Передайте им свой вариант.',
    'Бұл мәтін сайтта тұр, өзгеріс бірден көрінер еді: оны редакторлар өзгертеді. Өз нұсқаңызды соларға беріңіз.',
  )
  throw fieldRefusal(
    req,
    fields,
    changed.map((leaf) => ({ path: leaf.formPath, label: labelOf(leaf, req), message })),
  )
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
