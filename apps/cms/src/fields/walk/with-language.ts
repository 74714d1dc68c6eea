import type { Locale } from '@estu/domain/locale/locales'
import { type ConfigField, dataFields, fieldsOfRow, isGroup, isList, isLocalized } from './data-fields.ts'
import { type Data, isData, rowsOf } from './document-data.ts'

/**
 * Returns a document in all its languages as it would be once one language was saved as a form sent it.
 * @param all read with `locale: 'all'`.
 * @param sent in one language; fields that it does not name stay as they are.
 */
export function withLanguage(fields: readonly ConfigField[], all: Data, sent: Data, locale: Locale): Data {
  const result = { ...all }
  for (const field of dataFields(fields)) {
    const { name } = field
    if (!(name in sent)) continue
    const [before, now] = [all[name], sent[name]]
    if (isLocalized(field)) result[name] = { ...(isData(before) ? before : {}), [locale]: now }
    else if (isGroup(field))
      result[name] = withLanguage(field.fields, isData(before) ? before : {}, isData(now) ? now : {}, locale)
    else if (isList(field))
      result[name] = rowsOf(now).map((row) => {
        const former = rowsOf(before).find(({ id }) => id === row.id)
        const { id, blockType } = row
        const own = withLanguage(fieldsOfRow(field, row), former ?? {}, row, locale)
        return { ...own, id, ...(blockType ? { blockType } : {}) }
      })
    else result[name] = now
  }
  return result
}
