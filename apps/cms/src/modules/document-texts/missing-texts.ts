import type { Locale } from '@estu/domain/locale/locales'
import type { Field } from 'payload'
import { textsByPath } from './reconcile.ts'
import { type TextLeaf, textLeaves } from './text-leaves.ts'

type Data = Record<string, unknown>

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
  const lists = fields.filter(
    (field) => field.type === 'blocks' && field.custom?.neededToPublish === true && !filled.has(field.name),
  )
  return [...texts, ...lists.map((field) => emptyLeaf(field as NamedField, true))]
}

type NamedField = { name: string; label?: unknown }

/** Relations that no document of its kind may lack: a promotion without a product promises nothing. */
function emptyRelations(fields: readonly Field[], data: Data): TextLeaf[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => emptyRelations(tab.fields, data))
    if (field.type === 'row' || field.type === 'collapsible') return emptyRelations(field.fields, data)
    if ((field.type !== 'relationship' && field.type !== 'upload') || field.custom?.neededToPublish !== true) return []
    const value = data[field.name]
    const isEmpty = Array.isArray(value) ? value.length === 0 : !value
    return isEmpty ? [emptyLeaf(field, false)] : []
  })
}

const emptyLeaf = ({ name, label }: NamedField, isList: boolean): TextLeaf => ({
  path: name,
  formPath: name,
  labels: [label],
  kind: 'text',
  needed: true,
  ownList: isList ? name : null,
  value: null,
})
