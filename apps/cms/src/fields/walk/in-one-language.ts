import type { Locale } from '@estu/domain/locale/locales'
import { type ConfigField, dataFields, fieldsOfRow, isGroup, isList, isLocalized } from './data-fields.ts'
import { type Data, isData } from './document-data.ts'

/** A document that was read with `locale: 'all'`, as it would have been read in one language, without a fallback. */
export const inOneLanguage = (fields: readonly ConfigField[], data: Data, locale: Locale): Data =>
  picked(fields, data, locale, false)

/** @param isOwn whether all of it belongs to one language already */
function picked(fields: readonly ConfigField[], data: Data, locale: Locale, isOwn: boolean): Data {
  const own = { ...data }
  for (const field of dataFields(fields)) {
    const isTranslated = !isOwn && isLocalized(field)
    const given = data[field.name]
    const value = isTranslated ? (isData(given) ? given[locale] : undefined) : given
    own[field.name] = value
    const within = isOwn || isTranslated
    if (isGroup(field) && isData(value)) own[field.name] = picked(field.fields, value, locale, within)
    if (isList(field) && Array.isArray(value))
      own[field.name] = value.map((row) => (isData(row) ? picked(fieldsOfRow(field, row), row, locale, within) : row))
  }
  return own
}
