import { type Locale, locales } from '@estu/domain/locale/locales'
import {
  beforeChangeTraverseFields,
  beforeValidateTraverseFields,
  deepCopyObjectSimple,
  type JsonObject,
  type PayloadRequest,
  type RequestContext,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
  ValidationError,
  type ValidationFieldError,
} from 'payload'
import { withRowIds } from './row-ids.ts'

/** What a document is one of. */
export type Kind =
  | { collection: SanitizedCollectionConfig; global: null }
  | { collection: null; global: SanitizedGlobalConfig }

export type Written = {
  /** As it is stored: each translated field holds its languages. */
  stored: JsonObject
  /** As it was saved in each language. */
  saved: Map<Locale, JsonObject>
  /** What its hooks told each other. */
  context: RequestContext
}

/**
 * A new document in several languages, ready to be stored. Payload saves one language at a time and stores, reads and
 * compares the whole document each time; here each language goes through the same defaults, hooks and checks of every
 * field, and the document is stored once.
 */
export async function writeLanguages(
  req: PayloadRequest,
  kind: Kind,
  fields: (locale: Locale) => JsonObject,
  languages: readonly Locale[] = locales,
): Promise<Written> {
  const saved = new Map<Locale, JsonObject>()
  const context: RequestContext = {}
  let stored: JsonObject = {}
  for (const locale of languages) {
    const written = await addLanguage({ ...req, context, locale }, kind, withRowIds(fields(locale), stored), stored)
    saved.set(locale, written.saved)
    stored = written.stored
  }
  return { stored, saved, context }
}

/** Where every walk through the fields of a document begins. */
const outermost = { overrideAccess: true, parentIndexPath: '', parentPath: '', parentSchemaPath: '' } as const

async function addLanguage(req: PayloadRequest, kind: Kind, given: JsonObject, before: JsonObject) {
  const { context } = req
  const fields = kind.collection?.fields ?? kind.global?.fields ?? []
  const operation = 'create'
  const place = { ...outermost, ...kind, context, fields, operation, parentIsLocalized: false, req } as const
  const validated = deepCopyObjectSimple(given)
  await beforeValidateTraverseFields({ ...place, data: validated, doc: {}, siblingData: validated, siblingDoc: {} })
  const data = deepCopyObjectSimple(await runHooks(req, kind, validated))
  const errors: ValidationFieldError[] = []
  const mergeLocaleActions: (() => Promise<void> | void)[] = []
  const stored = deepCopyObjectSimple(before)
  await beforeChangeTraverseFields({
    ...place,
    data,
    doc: {},
    docWithLocales: stored,
    errors,
    fieldLabelPath: '',
    mergeLocaleActions,
    siblingData: data,
    siblingDoc: {},
    siblingDocWithLocales: stored,
  })
  if (errors.length > 0) throw new ValidationError({ errors, req }, req.t)
  const saved = deepCopyObjectSimple(data)
  for (const merge of mergeLocaleActions) await merge()
  return { saved, stored: data }
}

/** The hooks of the whole document that run before it is stored. */
async function runHooks(req: PayloadRequest, kind: Kind, given: JsonObject): Promise<JsonObject> {
  const { context } = req
  let data = given
  if (kind.collection) {
    const { beforeValidate = [], beforeChange = [] } = kind.collection.hooks
    const shared = { collection: kind.collection, context, operation: 'create', originalDoc: {}, req } as const
    for (const hook of beforeValidate) data = (await hook({ ...shared, data })) ?? data
    for (const hook of beforeChange) data = (await hook({ ...shared, data })) ?? data
    return data
  }
  const { beforeValidate = [], beforeChange = [] } = kind.global.hooks
  const shared = { global: kind.global, context, originalDoc: {}, overrideAccess: true, req }
  for (const hook of beforeValidate) data = (await hook({ ...shared, data })) ?? data
  for (const hook of beforeChange) data = (await hook({ ...shared, data })) ?? data
  return data
}
