import { defaultLocale } from '@estu/domain/locale/locales'
import { storable, storableData, unstorablePath } from '@estu/domain/text/storable'
import type {
  CollectionBeforeOperationHook,
  Field,
  FlattenedField,
  GlobalBeforeOperationHook,
  PayloadRequest,
  SanitizedConfig,
} from 'payload'
import { fieldRefusal } from '../../fields/field-refusal.ts'
import type { Data } from '../../fields/walk/document-data.ts'
import { translate } from '../../i18n/translate.ts'
import { refusingEndpoints, refusingLists } from './refusing-endpoints.ts'
import { overlongPath, wrongKindPath } from './wrong-kind.ts'
import { isWrongQuery, type Query } from './wrong-query.ts'

type Args = { data?: unknown; where?: unknown; id?: unknown; limit?: unknown; page?: unknown; sort?: unknown }
type Keeper = { slug: string; fields: Field[]; flattenedFields: FlattenedField[] }
type Words = readonly [ru: string, kk: string]

const unseen: Words = [
  'Здесь есть знак, который нельзя сохранить; на экране он не виден.',
  'Мұнда сақтауға болмайтын таңба бар; ол экранда көрінбейді.',
]
const tooLong: Words = ['Здесь слишком длинный текст. Сократите его.', 'Мұндағы мәтін тым ұзын. Оны қысқартыңыз.']
const unfitting: Words = ['Такое значение здесь не подходит.', 'Мұнда мұндай мән болмайды.']

const refusal = (req: PayloadRequest, path: string, words: Words, fields: readonly Field[] = []) =>
  fieldRefusal(req, fields, [{ path, message: translate(req, ...words) }])

export function refuseUnstorable(req: PayloadRequest, given: unknown, fields: readonly Field[] = []): void {
  const path = unstorablePath(given)
  if (path !== null) throw refusal(req, path, unseen, fields)
}

function refuseWrongQuery(req: PayloadRequest, fields: FlattenedField[], query: Query): void {
  if (query.where || query.sort) askInALanguage(req)
  if (isWrongQuery(fields, query)) throw refusal(req, 'where', unfitting)
}

/**
 * Answers a question without a language in the default one. Trap: Payload looks for translated texts under the language
 * `null` else, and fails; or finds nothing for those who may read what is published in a language.
 */
function askInALanguage(req: PayloadRequest): void {
  if (!req.locale) req.locale = defaultLocale
}

function refuseUnfitting(req: PayloadRequest, { fields, flattenedFields }: Keeper, data: Data): void {
  const wrong = wrongKindPath(flattenedFields, data, req)
  if (wrong !== null) throw refusal(req, wrong, unfitting, fields)
  const overlong = overlongPath(flattenedFields, data, req)
  if (overlong !== null) throw refusal(req, overlong, tooLong, fields)
}

const saving = ['create', 'update', 'updateByID']

/**
 * What is saved is cleaned, whoever saves it and however: a form, a table, a translator's file, a program. What is asked
 * for or signed in with, and names of fields, are nobody's words and refused: the database would fail over them.
 */
function keepStorable<A extends object>(args: A, req: PayloadRequest, operation: string, keeper: Keeper): A {
  const { data: given, where, id, limit, page, sort } = args as Args
  refuseWrongQuery(req, keeper.flattenedFields, { where, limit, page, sort })
  if (!saving.includes(operation)) {
    askInALanguage(req)
    refuseUnstorable(req, { ...(given as object), where, id })
    return args
  }
  const data = storableData(given)
  if (req.file) req.file.name = storable(req.file.name)
  refuseUnstorable(req, { ...(data as object), where, id }, keeper.fields)
  // Payload writes into its own bookkeeping what its own hooks put right afterwards.
  const isOurs = !keeper.slug.startsWith('payload-')
  if (data && isOurs) refuseUnfitting(req, keeper, data as Data)
  return data === given ? args : { ...args, data }
}

const ofCollections: CollectionBeforeOperationHook = ({ args, collection, operation, req }) =>
  keepStorable(args, req, operation, collection)
const ofGlobals: GlobalBeforeOperationHook = ({ args, global, operation, req }) =>
  keepStorable(args, req, operation, global)

/** Puts the rule before everything else that collections and single documents do, Payload's own included. */
export function keepTextsStorable(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { hooks, endpoints } = collection
    hooks.beforeOperation = [ofCollections, ...(hooks.beforeOperation ?? [])]
    if (endpoints) collection.endpoints = refusingEndpoints(endpoints, refuseUnstorable)
  }
  for (const global of config.globals) {
    const { hooks, endpoints, flattenedFields } = global
    hooks.beforeOperation = [ofGlobals, ...(hooks.beforeOperation ?? [])]
    if (endpoints)
      global.endpoints = refusingLists(endpoints, (req) => refuseWrongQuery(req, flattenedFields, req.query))
  }
  return config
}
