import { type ProductCollection, productCollections } from '@estu/domain/catalogue/collections'
import type { Locale } from '@estu/domain/locale/locales'
import type { Payload } from 'payload'
import { type DataField, isLocalized } from '../../../fields/walk/data-fields.ts'
import { type VisitedField, walkFields } from '../../../fields/walk/walk-fields.ts'
import { type Choice, choiceOf } from './choice-words.ts'

export type TableCollection = ProductCollection | 'services' | 'redirects'

/** Collections that editors may carry in tables. */
export const tableCollections: readonly TableCollection[] = [...productCollections, 'services', 'redirects']

type Words = { ru: string; kk: string }
type FieldRule = (value: unknown, context: object) => unknown

export type Column = {
  /** `priceKzt`, `title.ru`, `meta.title.kk` */
  key: string
  label: Words
  kind: 'text' | 'number' | 'yesNo' | 'choice' | 'choices' | 'reference' | 'references'
  /** Where the value stands in the document. */
  path: string[]
  /** The language of a text that has one; null for what both share. */
  locale: Locale | null
  required: boolean
  /** Asks the field's own rule whether it takes a value: `true`, or a sentence that says why not. */
  rule: FieldRule | null
  /** The least number that its field takes; null where it sets none. */
  least: number | null
  options: readonly Choice[]
  /** The collection that a reference leads to; a cell holds titles and addresses. */
  relationTo: string | null
}

/** The column by which a row finds its document. */
export const keyColumnOf = (collection: TableCollection) => (collection === 'redirects' ? 'from' : 'slug')

const languages: Record<Locale, Words> = { ru: { ru: 'рус.', kk: 'орыс.' }, kk: { ru: 'каз.', kk: 'қаз.' } }

/** What a person cannot keep in a cell, or should not change there. */
const left = new Set(['originalLanguage', 'automatic', 'document', '_status'])

/** The columns of a collection, from its own fields: words, numbers, choices and references, in the form's order. */
export function columnsOf(payload: Payload, collection: TableCollection): Column[] {
  const { fields } = payload.collections[collection].config
  const columns = [...walkFields(fields)].flatMap(fieldToColumns)
  const key = keyColumnOf(collection)
  return [...columns.filter((column) => column.key === key), ...columns.filter((column) => column.key !== key)]
}

/** Groups are part of a column's name; rows of a list have no place in a table of documents. */
function fieldToColumns({ field, around }: VisitedField): Column[] {
  const kind = kindOf(field)
  if (!kind || left.has(field.name) || ('hidden' in field && field.hidden)) return []
  if (around.some((one) => one.kind === 'list' || one.kind === 'block')) return []
  const path = [...around.flatMap((one) => (one.kind === 'group' ? [one.name] : [])), field.name]
  const column = {
    key: path.join('.'),
    label: wordsOf('label' in field ? field.label : path.at(-1)),
    kind,
    path,
    locale: null,
    required: 'required' in field && field.required === true,
    rule: ruleOf(field),
    least: field.type === 'number' ? (field.min ?? null) : null,
    options: field.type === 'select' ? field.options.map(choiceOf) : [],
    relationTo: field.type === 'relationship' && typeof field.relationTo === 'string' ? field.relationTo : null,
  }
  if (!isLocalized(field)) return [column]
  return (['ru', 'kk'] as const).map((locale) => ({
    ...column,
    locale,
    required: false,
    key: `${column.key}.${locale}`,
    label: {
      ru: `${column.label.ru} (${languages[locale].ru})`,
      kk: `${column.label.kk} (${languages[locale].kk})`,
    },
  }))
}

/** Trap: a rule reads its field's limits and options from what it is given beside the value. */
function ruleOf(field: DataField): FieldRule | null {
  const { validate } = field as { validate?: unknown }
  if (typeof validate !== 'function') return null
  return (value, context) => (validate as FieldRule)(value, { ...field, ...context })
}

function kindOf(field: DataField): Column['kind'] | null {
  if (field.type === 'text' || field.type === 'textarea') return 'hasMany' in field && field.hasMany ? null : 'text'
  if (field.type === 'number') return field.hasMany ? null : 'number'
  if (field.type === 'checkbox') return 'yesNo'
  if (field.type === 'select') return field.hasMany ? 'choices' : 'choice'
  if (field.type !== 'relationship' || typeof field.relationTo !== 'string') return null
  return field.hasMany ? 'references' : 'reference'
}

function wordsOf(label: unknown): Words {
  if (typeof label === 'object' && label !== null && 'ru' in label && 'kk' in label) return label as Words
  const word = typeof label === 'string' ? label : ''
  return { ru: word, kk: word }
}
