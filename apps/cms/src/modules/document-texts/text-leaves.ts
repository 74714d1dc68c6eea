import type { Locale } from '@estu/domain/locale/locales'
import { type ConfigField, type DataField, isLocalized } from '../../fields/walk/data-fields.ts'
import { formPathOf, labelsOf, pathOf } from '../../fields/walk/place.ts'
import { type VisitedValue, walkValues } from '../../fields/walk/walk-values.ts'

/** One text of a document: where it is, what editors call it, and what it says. */
export type TextLeaf = {
  /** `faq.{row id}.question` */
  path: string
  /** `faq.2.question` */
  formPath: string
  labels: unknown[]
  kind: 'text' | 'rich'
  /** One line, without breaks. */
  isLine: boolean
  needed: boolean
  /** The outermost list that belongs to one language alone, when the text stands in one. */
  ownList: string | null
  value: unknown
}

/**
 * Every text of a document in one language, in the order of the form.
 * @param locale the language to pick when the document was read with `locale: 'all'`; absent when it was read in one.
 */
export const textLeaves = (fields: readonly ConfigField[], data: unknown, locale?: Locale): TextLeaf[] =>
  [...walkValues(fields, data, locale)].filter(({ field, place }) => isText(field, place.ownList !== null)).map(leafOf)

const leafOf = ({ field, place, value }: VisitedValue): TextLeaf => ({
  path: pathOf(place),
  formPath: formPathOf(place),
  labels: labelsOf(place),
  kind: kindOf(field),
  isLine: field.type === 'text',
  needed: isNeeded(field),
  ownList: place.ownList,
  value,
})

const kindOf = ({ type }: DataField): TextLeaf['kind'] => (type === 'richText' ? 'rich' : 'text')

/** Whether a field holds words for people. @param isOwn whether it stands in a list that belongs to one language. */
export function isText(field: DataField, isOwn: boolean): boolean {
  if (field.type !== 'text' && field.type !== 'textarea' && field.type !== 'richText' && field.type !== 'code')
    return false
  if (field.custom?.notText === true || ('hasMany' in field && field.hasMany)) return false
  return (isLocalized(field) || isOwn) && field.name !== 'id'
}

/** Whether a language cannot be published without this field: an editor marked it so in the collection. */
export const isNeeded = (field: DataField): boolean => field.custom?.neededToPublish === true
