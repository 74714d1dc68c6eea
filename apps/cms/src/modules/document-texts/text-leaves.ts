import type { Locale } from '@estu/domain/locale/locales'
import type { Block, Field, TabAsField } from 'payload'

/** One text of a document: where it is, what editors call it, and what it says. */
export type TextLeaf = {
  /** `title`, `faq.{row id}.question`, `layout.0.body` (rows of a list that each language has for itself count from 0). */
  path: string
  /** The same place as the admin's form names it, rows counted from 0: `faq.2.question`. */
  formPath: string
  /** Labels of the fields from the outermost to the text itself. */
  labels: unknown[]
  kind: 'text' | 'rich'
  needed: boolean
  /** The outermost list that belongs to one language alone, when the text stands in one. */
  ownList: string | null
  value: unknown
}

type Data = Record<string, unknown>
type Place = { path: string; formPath: string; labels: unknown[]; ownList: string | null }

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Every text of a document in one language, in the order of the form.
 * @param locale the language to pick when the document was read with `locale: 'all'`; absent when it was read in one.
 */
export function textLeaves(fields: readonly Field[], data: unknown, locale?: Locale): TextLeaf[] {
  return isData(data) ? leavesOf(fields, data, { path: '', formPath: '', labels: [], ownList: null }, locale) : []
}

function leavesOf(fields: readonly Field[], data: Data, place: Place, locale?: Locale): TextLeaf[] {
  return fields.flatMap((field) => leavesOfField(field, data, place, locale))
}

function leavesOfField(field: Field, data: Data, place: Place, locale?: Locale): TextLeaf[] {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => leavesOfTab(tab as TabAsField, data, place, locale))
  if (field.type === 'row' || field.type === 'collapsible') return leavesOf(field.fields, data, place, locale)
  if (!('name' in field) || !field.name) {
    return field.type === 'group' ? leavesOf(field.fields, data, place, locale) : []
  }
  const inner = enter(place, field.name, field)
  const value = chosen(field, data, place, locale)
  if (field.type === 'group') return isData(value) ? leavesOf(field.fields, value, inner, locale) : []
  if (field.type === 'array') {
    return rowsOf(value).flatMap((row, index) => leavesOf(field.fields, row, enterRow(inner, row, index), locale))
  }
  if (field.type === 'blocks') {
    return rowsOf(value).flatMap((row, index) => leavesOfBlock(field.blocks, row, enterRow(inner, row, index), locale))
  }
  return isText(field, place) ? [{ ...leafOf(field, inner), value }] : []
}

function leavesOfTab(tab: TabAsField, data: Data, place: Place, locale?: Locale): TextLeaf[] {
  if (!('name' in tab) || !tab.name) return leavesOf(tab.fields, data, place, locale)
  const value = data[tab.name]
  return isData(value) ? leavesOf(tab.fields, value, enter(place, tab.name, tab as never), locale) : []
}

function leavesOfBlock(blocks: readonly Block[], row: Data, place: Place, locale?: Locale): TextLeaf[] {
  const block = blocks.find(({ slug }) => slug === row.blockType)
  if (!block) return []
  return leavesOf(block.fields, row, { ...place, labels: [...place.labels, block.labels?.singular] }, locale)
}

/** In a list of one language everything is that language's already. */
function chosen(field: Field, data: Data, place: Place, locale?: Locale): unknown {
  const value = data[(field as { name: string }).name]
  const perLanguage = 'localized' in field && field.localized && !place.ownList
  if (!perLanguage || !locale) return value
  return isData(value) ? value[locale] : null
}

function enter(place: Place, name: string, field: Field): Place {
  const ownList = place.ownList ?? (isOwnList(field) ? name : null)
  const label = 'label' in field ? field.label : undefined
  return {
    path: join(place.path, name),
    formPath: join(place.formPath, name),
    labels: label ? [...place.labels, label] : place.labels,
    ownList,
  }
}

const join = (path: string, name: string) => (path ? `${path}.${name}` : name)

const isOwnList = (field: Field) =>
  (field.type === 'blocks' || field.type === 'array' || field.type === 'group') && field.localized === true

const enterRow = (place: Place, row: Data, index: number): Place => ({
  ...place,
  path: join(place.path, String(place.ownList ? index : (row.id ?? index))),
  formPath: join(place.formPath, String(index)),
})

const rowsOf = (value: unknown): Data[] => (Array.isArray(value) ? value.filter(isData) : [])

function isText(field: Field, place: Place): boolean {
  if (field.type !== 'text' && field.type !== 'textarea' && field.type !== 'richText' && field.type !== 'code')
    return false
  if (field.custom?.notText === true || ('hasMany' in field && field.hasMany)) return false
  return Boolean(field.localized || place.ownList) && (field as { name: string }).name !== 'id'
}

const leafOf = (field: Field, place: Place): Omit<TextLeaf, 'value'> => ({
  ...place,
  kind: field.type === 'richText' ? 'rich' : 'text',
  needed: isNeeded(field),
})

/** Whether a language cannot be published without this field: an editor marked it so in the collection. */
export const isNeeded = (field: Field): boolean => field.custom?.neededToPublish === true
