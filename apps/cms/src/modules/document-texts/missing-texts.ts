import type { Locale } from '@estu/domain/locale/locales'
import type { Field } from 'payload'
import { type DataField, dataFields } from '../../fields/walk/data-fields.ts'
import type { Data } from '../../fields/walk/document-data.ts'
import { textsByPath } from './reconcile.ts'
import { isNeeded, type TextLeaf, textLeaves } from './text-leaves.ts'

/**
 * Texts that a language still needs before it can be public: what every document of its kind must have and, in a
 * translation, everything the source says.
 * @param data the document read with `locale: 'all'`.
 */
export function missingTexts(fields: readonly Field[], data: Data, locale: Locale, source: Locale): TextLeaf[] {
  const own = textLeaves(fields, data, locale)
  const filled = textsByPath(own)
  const needed = [...emptyNeeded(fields, own, filled), ...emptyRelations(fields, data)]
  const missing = new Map(needed.map((leaf) => [leaf.path, leaf]))
  if (locale === source) return [...missing.values()]
  const wanted = textLeaves(fields, data, source)
  const said = textsByPath(wanted)
  for (const leaf of wanted) {
    const key = leaf.ownList ?? leaf.path
    if (said.has(key) && !filled.has(key)) missing.set(key, { ...leaf, path: key })
  }
  return [...missing.values()]
}

/** Needed texts that are empty, and needed lists of a language that hold no text at all. */
function emptyNeeded(
  fields: readonly Field[],
  own: readonly TextLeaf[],
  filled: ReadonlyMap<string, string>,
): TextLeaf[] {
  const texts = own.filter((leaf) => leaf.needed && !filled.has(leaf.ownList ?? leaf.path))
  const lists = dataFields(fields).filter(
    (field) => field.type === 'blocks' && isNeeded(field) && !filled.has(field.name),
  )
  return [...texts, ...lists.map((field) => emptyLeaf(field, true))]
}

/** Relations that no document of its kind may lack: a promotion without a product promises nothing. */
const emptyRelations = (fields: readonly Field[], data: Data): TextLeaf[] =>
  dataFields(fields)
    .filter((field) => (field.type === 'relationship' || field.type === 'upload') && isNeeded(field))
    .filter(({ name }) => isEmpty(data[name]))
    .map((field) => emptyLeaf(field, false))

const isEmpty = (value: unknown) => (Array.isArray(value) ? value.length === 0 : !value)

const emptyLeaf = ({ name, label }: DataField, isList: boolean): TextLeaf => ({
  path: name,
  formPath: name,
  labels: [label],
  kind: 'text',
  isLine: true,
  needed: true,
  ownList: isList ? name : null,
  value: null,
})
