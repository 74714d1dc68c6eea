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
import { formPathOf } from '../../../fields/walk/place.ts'
import { walkValues } from '../../../fields/walk/walk-values.ts'
import type { TwoStates } from '../../translation/index.ts'

/** Where a walk through the fields of a document begins. */
const outermost = {
  ...({ fieldLabelPath: '', parentIndexPath: '', parentPath: '', parentSchemaPath: '' } as const),
  ...({ global: null, operation: 'update', overrideAccess: true, parentIsLocalized: false } as const),
}

type RefusedValue = { label: string; field: string; words: string | null }

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
  // Fields are asked side by side, and told in the order of the form.
  const places = [...walkValues(fields, doc)].map(({ place }) => formPathOf(place))
  const inOrder = errors.toSorted((a, b) => places.indexOf(a.path) - places.indexOf(b.path))
  return inOrder.map(({ message, path }) => ({
    label: fieldLabel(path, fields, req),
    field: path,
    words: message === emptyWords ? null : message,
  }))
}
