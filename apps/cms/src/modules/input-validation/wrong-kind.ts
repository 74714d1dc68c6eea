import type { Option, PayloadRequest } from 'payload'
import { isDocumentId } from '../../fields/id-of.ts'
import {
  type ConfigField,
  type DataField,
  dataFields,
  fieldsOfRow,
  isGroup,
  isList,
  isLocalized,
  type ListLike,
} from '../../fields/walk/data-fields.ts'
import { type Data, isData } from '../../fields/walk/document-data.ts'

/** `locale`: `all` where every language is saved at once. */
type Asker = { locale?: PayloadRequest['locale'] }

type Check = (value: unknown, field: DataField) => boolean
const optionValue = (option: Option) => (typeof option === 'string' ? option : option.value)

const isChoice: Check = (value, field) =>
  (field.type === 'select' || field.type === 'radio') && field.options.map(optionValue).includes(String(value))

/** An id, a document, or either with the collection it is of. */
const isReference: Check = (value) => {
  if (!isData(value)) return isDocumentId(value)
  return 'relationTo' in value
    ? isDocumentId(isData(value.value) ? value.value.id : value.value)
    : isDocumentId(value.id)
}

/** Trap: PostgreSQL has no year 0000, and `Date.parse` reads no year beyond 9999 as PostgreSQL writes it. */
const [firstMoment, lastMoment] = [Date.parse('1900-01-01T00:00:00Z'), Date.parse('9999-01-01T00:00:00Z')]

/** Trap: `Date.parse` reads «word-4712» as a year before Christ. */
const isMoment: Check = (value) => {
  const isWritten = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)
  const time = value instanceof Date ? value.getTime() : isWritten ? Date.parse(value) : Number.NaN
  return time >= firstMoment && time < lastMoment
}

type Checks = Partial<Record<DataField['type'], Check>>

/** What the database itself would fail over. */
const kinds: Checks = {
  checkbox: (value) => typeof value === 'boolean',
  number: (value) => typeof value !== 'boolean' && !isData(value) && Number.isFinite(Number(value)),
  date: isMoment,
  select: isChoice,
  radio: isChoice,
  relationship: isReference,
  upload: isReference,
}

/** The most letters that a text may have; what suits a field better is its own rule. */
export const longestText = { line: 5000, indexed: 500, lines: 100_000 }

/** An index keeps 2,704 bytes, and a letter takes up to four. */
const isShortLine: Check = (value, field) => {
  const isIndexed = ('index' in field && field.index) || ('unique' in field && field.unique)
  return String(value).length <= (isIndexed ? longestText.indexed : longestText.line)
}

const lengths: Checks = {
  text: isShortLine,
  email: isShortLine,
  textarea: (value) => String(value).length <= longestText.lines,
}

/**
 * Where a value stands that is of another kind than its field: a word for a date, a number for a document. A draft is
 * saved without its fields' rules, so such a value would come as far as the database. @returns null where all fit.
 */
export const wrongKindPath = (fields: readonly ConfigField[], data: Data, req: Asker): string | null =>
  wrongAt(fields, data, { checks: kinds, req })

/** Where a text stands that is longer than anybody writes there, a draft's too. @returns null where none is. */
export const overlongPath = (fields: readonly ConfigField[], data: Data, req: Asker): string | null =>
  wrongAt(fields, data, { checks: lengths, req })

type Walk = { checks: Checks; req: Asker }

function wrongAt(fields: readonly ConfigField[], data: Data, walk: Walk, at = ''): string | null {
  for (const field of dataFields(fields)) {
    if (!(field.name in data)) continue
    const found = wrongIn(field, data[field.name], walk, `${at}${field.name}`)
    if (found !== null) return found
  }
  return null
}

function wrongIn(field: DataField, value: unknown, walk: Walk, path: string): string | null {
  if (value === null || value === undefined) return null
  if (walk.req.locale === 'all' && isLocalized(field) && isData(value))
    return wrongInALanguage({ ...field, localized: false }, value, walk, path)
  if (isList(field)) return wrongRow(field, value, walk, path)
  if (isGroup(field)) return isData(value) ? wrongAt(field.fields, value, walk, `${path}.`) : path
  return fits(walk.checks[field.type], field, value) ? null : path
}

/** A save of every language at once names each. */
function wrongInALanguage(field: DataField, values: Data, walk: Walk, path: string): string | null {
  for (const [locale, value] of Object.entries(values)) {
    const found = wrongIn(field, value, walk, `${path}.${locale}`)
    if (found !== null) return found
  }
  return null
}

/** An emptied field comes from a form as an empty text. */
function fits(check: Check | undefined, field: DataField, value: unknown): boolean {
  if (!check || value === '') return true
  const values = 'hasMany' in field && field.hasMany && Array.isArray(value) ? value : [value]
  return values.every((one) => check(one, field))
}

function wrongRow(field: ListLike, value: unknown, walk: Walk, path: string): string | null {
  // An empty list comes from a form as the number of its rows.
  if (!Array.isArray(value)) return value === 0 || value === '' ? null : path
  for (const [index, row] of value.entries()) {
    if (!isData(row)) return `${path}.${index}`
    const found = wrongAt(fieldsOfRow(field, row), row, walk, `${path}.${index}.`)
    if (found !== null) return found
  }
  return null
}
