import type { Locale } from '@estu/domain/locale/locales'
import {
  afterReadTraverseFields,
  type CollectionSlug,
  createLocalReq,
  type GlobalSlug,
  type Payload,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload'

/** Puts in place of ids what anybody may read of the documents behind them. */
export const fillDocument = (payload: Payload, collection: CollectionSlug, locale: Locale, doc: object) =>
  fill(payload, locale, doc, { collection: payload.collections[collection].config, global: null })

/** The same for a single document. */
export async function fillGlobal(payload: Payload, slug: GlobalSlug, locale: Locale, doc: object): Promise<void> {
  const global = payload.config.globals.find((known) => known.slug === slug)
  if (global) await fill(payload, locale, doc, { collection: null, global })
}

type Entity =
  | { collection: SanitizedCollectionConfig; global: null }
  | { collection: null; global: SanitizedGlobalConfig }

async function fill(payload: Payload, locale: Locale, doc: object, entity: Entity): Promise<void> {
  const req = await createLocalReq({ locale, fallbackLocale: false }, payload)
  const fieldPromises: Promise<void>[] = []
  const populationPromises: Promise<void>[] = []
  afterReadTraverseFields({
    ...entity,
    context: req.context,
    currentDepth: 1,
    depth: 2,
    doc,
    draft: false,
    fallbackLocale: false,
    fieldPromises,
    fields: (entity.collection ?? entity.global).fields,
    findMany: false,
    // It was read in one language.
    flattenLocales: false,
    locale,
    overrideAccess: false,
    parentIndexPath: '',
    parentPath: '',
    parentSchemaPath: '',
    populationPromises,
    req,
    showHiddenFields: false,
    siblingDoc: doc,
  })
  // Each may add others.
  while (fieldPromises.length > 0 || populationPromises.length > 0) {
    await Promise.all(fieldPromises.splice(0))
    await Promise.all(populationPromises.splice(0))
  }
}
