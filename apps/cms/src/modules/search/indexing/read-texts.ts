import type { Locale } from '@estu/domain/locale/locales'
import type { Field, SelectField } from 'payload'
import type { DataField } from '../../../fields/walk/data-fields.ts'
import type { Place } from '../../../fields/walk/place.ts'
import { walkValues } from '../../../fields/walk/walk-values.ts'
import { plainText } from '../../document-texts/index.ts'

/** What a document says in one language, the most telling first. @property names what it is */
export type FoundTexts = { title: string; names: string[]; summary: string[]; facts: string[]; body: string[] }

/** Lines that say what a document is about. */
const summaries = ['summary', 'lead', 'tagline', 'role', 'audience', 'address', 'district', 'city', 'group']
/** Lines in one language for both that people look for. */
const facts = ['series', 'size', 'phone', 'country']
/** Names of choices that no shopper would look for. */
const silent = [
  ...['originalLanguage', 'returnPolicy', '_status', 'tone', 'isDemo', 'noindex', 'bookable', 'closed'],
  ...['hz', 'instalmentMonths', 'availability', 'day', 'languages'],
]

/**
 * The texts of a published document that was read in one language: its own words, and the names of what was chosen or
 * ticked, as «Заушный» or «Bluetooth».
 */
export function readTexts(fields: readonly Field[], doc: Record<string, unknown>, locale: Locale): FoundTexts {
  const texts: FoundTexts = { title: '', names: [], summary: [], facts: [], body: [] }
  for (const { field, place, value } of walkValues(fields, doc)) {
    if (silent.includes(field.name) || isInMeta(place)) continue
    const text = textOf(field, place, value, locale)
    if (text === '') continue
    if (field.name === 'title' && !place.around) texts.title = text
    else if (field.name === 'kind' && !place.around) texts.names.push(text)
    else if (summaries.includes(field.name) && !place.around) texts.summary.push(text)
    else if (isFact(field)) texts.facts.push(text)
    else texts.body.push(text)
  }
  return texts
}

const isFact = (field: DataField) => field.type === 'select' || field.type === 'checkbox' || facts.includes(field.name)

const isInMeta = ({ around }: Place): boolean =>
  around !== null && (around.place.field.name === 'meta' || isInMeta(around.place))

function textOf(field: DataField, { ownList }: Place, value: unknown, locale: Locale): string {
  if (field.type === 'select') return optionsOf(field, value, locale)
  if (field.type === 'checkbox') return value === true ? inLocale(field.label, locale) : ''
  if (field.type !== 'text' && field.type !== 'textarea' && field.type !== 'richText') return ''
  if (field.custom?.notText === true || field.name === 'id') return ''
  const isWritten = ownList !== null || ('localized' in field && field.localized === true)
  return isWritten || facts.includes(field.name) ? plainText(value) : ''
}

function optionsOf({ options }: SelectField, value: unknown, locale: Locale): string {
  const chosen = Array.isArray(value) ? value : [value]
  return options
    .flatMap((option) => {
      if (typeof option === 'string') return chosen.includes(option) ? [option] : []
      return chosen.includes(option.value) ? [inLocale(option.label, locale)] : []
    })
    .join(', ')
}

function inLocale(label: unknown, locale: Locale): string {
  if (typeof label === 'string') return label
  if (typeof label !== 'object' || label === null) return ''
  return String((label as Record<string, unknown>)[locale] ?? '')
}
