import type { Locale } from '@estu/domain/locale/locales'
import type { Field } from 'payload'
import { dataFields, fieldsOfRow, isGroup, isList, isLocalized } from '../../../../fields/walk/data-fields.ts'
import { type Data, isData, rowsOf } from '../../../../fields/walk/document-data.ts'
import type { WaitingText } from './open-release.ts'

/**
 * What one language will show of a single document once the texts that wait for a release are saved over it, in their
 * order: its own text, and of the other language's what both share.
 * @param stored as it is public in that language, with ids for what it refers to.
 */
export function afterRelease(
  fields: readonly Field[],
  locale: Locale,
  stored: Data,
  texts: readonly Pick<WaitingText, 'locale' | 'data'>[],
): Data {
  let shown = stored
  for (const text of texts)
    shown = text.locale === locale ? { ...shown, ...text.data } : withShared(fields, shown, text.data)
  return shown
}

/** Prices, links and rows of shared lists go out with whichever language; words stay. */
function withShared(fields: readonly Field[], own: Data, saved: Data): Data {
  const result = { ...own }
  for (const field of dataFields(fields)) {
    const { name } = field
    if (!(name in saved) || isLocalized(field)) continue
    const [mine, theirs] = [own[name], saved[name]]
    if (isGroup(field)) result[name] = withShared(field.fields, isData(mine) ? mine : {}, isData(theirs) ? theirs : {})
    else if (isList(field))
      result[name] = rowsOf(theirs).map((row) => {
        const former = rowsOf(mine).find(({ id }) => id === row.id)
        const { id, blockType } = row
        return { id, ...(blockType ? { blockType } : {}), ...withShared(fieldsOfRow(field, row), former ?? {}, row) }
      })
    else result[name] = theirs
  }
  return result
}
