import { type Locale, locales } from '@estu/domain/locale/locales'
import {
  type ConfigField,
  type DataField,
  dataFields,
  fieldsOfRow,
  isGroup,
  isList,
  isLocalized,
} from './data-fields.ts'
import { isData, rowsOf } from './document-data.ts'
import type { Place } from './place.ts'

export type VisitedValue = { field: DataField; place: Place; value: unknown }

/** A language to pick, or every language in turn, of a document read with `locale: 'all'`; absent when read in one. */
export type Picked = Locale | 'all' | undefined

/**
 * Every value of a document along the fields of its kind, groups and lists before what they hold, in the form's order.
 * A value that is not there is visited too, as null or undefined.
 */
export const walkValues = (fields: readonly ConfigField[], data: unknown, locale?: Picked): Generator<VisitedValue> =>
  walk(fields, data, null, locale)

function* walk(
  fields: readonly ConfigField[],
  data: unknown,
  around: Place['around'],
  locale: Picked,
): Generator<VisitedValue> {
  if (!isData(data)) return
  const ownList = around?.place.ownList ?? null
  for (const field of dataFields(fields)) {
    const place = { field, around, ownList: ownList ?? (isOwnList(field) ? field.name : null) }
    for (const value of picked(field, data[field.name], ownList, locale)) {
      yield { field, place, value }
      if (isGroup(field)) yield* walk(field.fields, value, { place, row: null, index: 0 }, locale)
      if (!isList(field)) continue
      for (const [index, row] of rowsOf(value).entries())
        yield* walk(fieldsOfRow(field, row), row, { place, row, index }, locale)
    }
  }
}

const isOwnList = (field: DataField) => (isGroup(field) || isList(field)) && isLocalized(field)

/** In a list of one language everything is that language's already. */
function picked(field: DataField, value: unknown, ownList: string | null, locale: Picked): unknown[] {
  if (!locale || ownList !== null || !isLocalized(field)) return [value]
  if (locale !== 'all') return [isData(value) ? value[locale] : null]
  return isData(value) && locales.some((one) => one in value) ? locales.map((one) => value[one]) : [value]
}
