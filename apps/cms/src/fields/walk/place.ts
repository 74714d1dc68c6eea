import { blockOf, type DataField } from './data-fields.ts'
import type { Data } from './document-data.ts'

/** Where a value stands in a document: under a field, in a group or in a row of a list where it stands in one. */
export type Place = {
  field: DataField
  /** What holds the field; null on the document's own level. */
  around: { place: Place; row: Data | null; index: number } | null
  /** The outermost list or group that belongs to one language alone, when the place is in one. */
  ownList: string | null
}

/** `title`, `faq.{row id}.question`, `layout.0.body`: rows of a list that each language has for itself count from 0. */
export function pathOf({ field, around }: Place): string {
  if (!around) return field.name
  const { place, row, index } = around
  const step = row && `${place.ownList ? index : (row.id ?? index)}`
  return [pathOf(place), step, field.name].filter((part) => part !== null).join('.')
}

/** The same place as the admin's form names it, rows counted from 0: `faq.2.question`. */
export function formPathOf({ field, around }: Place): string {
  if (!around) return field.name
  const step = around.row && String(around.index)
  return [formPathOf(around.place), step, field.name].filter((part) => part !== null).join('.')
}

/** The same with every row by its id, so that it stays that row's wherever it is moved: `layout.{row id}.body`. */
export function rowPathOf({ field, around }: Place): string {
  if (!around) return field.name
  const { place, row, index } = around
  const step = row && String(row.id ?? index)
  return [rowPathOf(place), step, field.name].filter((part) => part !== null).join('.')
}

/** Labels of the fields and blocks from the outermost to the place's own field. */
export function labelsOf({ field, around }: Place): unknown[] {
  const own = 'label' in field && field.label ? [field.label] : []
  if (!around) return own
  const { place, row } = around
  const block = row && place.field.type === 'blocks' ? [blockOf(place.field, row)?.labels?.singular] : []
  return [...labelsOf(place), ...block, ...own]
}
