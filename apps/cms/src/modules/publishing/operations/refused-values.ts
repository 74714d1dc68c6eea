import type { Locale } from '@estu/domain/locale/locales'
import {
  beforeChangeTraverseFields,
  type CollectionSlug,
  deepCopyObjectSimple,
  type PayloadRequest,
  type ValidationFieldError,
} from 'payload'
import { nestedRequest } from '../../../database/nested-request.ts'
import { fieldLabel } from '../../../fields/walk/field-label.ts'
import { inOneLanguage } from '../../../fields/walk/in-one-language.ts'
import type { TwoStates } from '../../translation/index.ts'

/** Where a walk through the fields of a document begins. */
const outermost = {
  ...({ fieldLabelPath: '', parentIndexPath: '', parentPath: '', parentSchemaPath: '' } as const),
  ...({ global: null, operation: 'update', overrideAccess: true, parentIsLocalized: false } as const),
}

export type RefusedValue = { label: string; field: string; words: string | null }

/**
 * Values that a draft may have and that publishing refuses: empty ones that are required, and those that break a rule.
 * Each field is asked as it is when the document is published, and nothing is stored.
 */
export async function refusedValues(
  req: PayloadRequest,
  { collection: slug, id, fields, newest }: Pick<TwoStates, 'collection' | 'id' | 'fields' | 'newest'>,
  locale: Locale,
): Promise<RefusedValue[]> {
  const { config: collection } = req.payload.collections[slug as CollectionSlug]
  const doc = inOneLanguage(fields, newest, locale)
  const data = deepCopyObjectSimple(doc)
  const errors: ValidationFieldError[] = []
  await beforeChangeTraverseFields({
    ...outermost,
    ...{ collection, context: {}, data, doc, docWithLocales: newest, errors, fields: collection.fields, id },
    ...{ req: Object.assign(nestedRequest(req), { locale }), siblingData: data, siblingDoc: doc },
    ...{ mergeLocaleActions: [], siblingDocWithLocales: newest },
  })
  const emptyWords = req.t('validation:required')
  return errors.map(({ message, path }) => ({
    label: fieldLabel(path, fields, req),
    field: path,
    words: message === emptyWords ? null : message,
  }))
}
