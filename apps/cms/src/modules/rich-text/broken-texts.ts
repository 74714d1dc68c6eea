import type { Locale } from '@estu/domain/locale/locales'
import { parseJson } from '@estu/domain/text/parse-json'
import type { RichTextField } from 'payload'
import type { ConfigField } from '../../fields/walk/data-fields.ts'
import { formPathOf, labelsOf } from '../../fields/walk/place.ts'
import { walkValues } from '../../fields/walk/walk-values.ts'
import { findTextFault, type Insertable, type TextFault } from './find-text-fault.ts'
import { insertableOf } from './insertable-of.ts'

/** @property path as the form names the field: `layout.2.body` */
export type BrokenText = { path: string; labels: unknown[]; locale: Locale; fault: TextFault }

export type FoundText = BrokenText & { value: unknown; insertable: Insertable }

/**
 * Finds every text of a document that the editor could not open.
 * @param locale the language that the document was read or is saved in
 * @param isAll whether the document holds both languages, of which `locale` is picked
 */
export function brokenTexts(fields: readonly ConfigField[], data: unknown, locale: Locale, isAll = false): FoundText[] {
  const found: FoundText[] = []
  for (const { field, place, value } of walkValues(fields, data, isAll ? locale : undefined)) {
    if (field.type !== 'richText') continue
    const insertable = insertableOf(field as RichTextField)
    const fault = findTextFault(asStored(value), insertable)
    if (fault) found.push({ path: formPathOf(place), labels: labelsOf(place), locale, fault, value, insertable })
  }
  return found
}

/** Payload takes rich text as JSON too, as a form with a file sends it. */
const asStored = (value: unknown): unknown => (typeof value === 'string' ? (parseJson(value) ?? value) : value)
