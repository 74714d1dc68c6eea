import { choosesByQuery, redirectPath } from '@estu/domain/routing/redirect-path'
import { isSlug } from '@estu/domain/routing/slug'
import type { PayloadRequest } from 'payload'
import { sourceLanguage } from '../../../translation/index.ts'
import { isBlank, shownText, type TableCell, type TableRow } from '../reading/table-rows.ts'
import type { References } from '../references.ts'
import { type Stored, valueAt } from '../stored-rows.ts'
import { type Column, keyColumnOf, type TableCollection } from '../table-columns.ts'
import type { TableError } from '../table-errors.ts'
import { askRules } from './ask-rules.ts'
import type { Change, Found, RowError, RowPlan } from './import-plan.ts'
import { readChange } from './read-row.ts'

export type Around = {
  req: PayloadRequest
  collection: TableCollection
  columns: (Column | null)[]
  /** Where the column stands that names the document. */
  keyAt: number
  known: readonly Column[]
  /** By key in small letters. */
  stored: Map<string, Stored>
  references: References
  seen: Set<string>
  lacksKazakh: boolean
}

export type PlannedRow = { plan: RowPlan | null; errors: RowError[] }

/** A redirect is known by its address as it is stored, however the table spells it. */
export function keyIn({ cells }: TableRow, keyAt: number, collection: TableCollection): string {
  const key = shownText(cells[keyAt]).trim()
  return collection === 'redirects' && key.startsWith('/') && !choosesByQuery(key) ? redirectPath(key) : key
}

/** Returns what a row changes and what stands against it. */
export async function planRow(row: TableRow, around: Around): Promise<PlannedRow> {
  const { req, collection, known, seen } = around
  const key = keyIn(row, around.keyAt, collection)
  const stored = around.stored.get(key.toLowerCase()) ?? null
  const keyError = doubtOfKey(row.cells[around.keyAt], stored) ?? checkKey(key, around) ?? draftOf(stored)
  seen.add(key.toLowerCase())
  if (keyError) {
    return { plan: null, errors: [{ row: row.at, column: keyColumnOf(collection), code: keyError, value: key }] }
  }
  const { changes, errors } = readRow(row, key, stored, around)
  errors.push(...missingOfNew(row, stored, changes, around), ...outside(row, around))
  errors.push(...without(errors, priceErrors(row, stored, changes)))
  errors.push(...without(errors, await askRules(row.at, { req, collection, known, stored, changes })))
  return { plan: { row: row.at, key, stored: stored && foundOf(stored), changes }, errors }
}

/** One thing about a cell is said at a time. */
function without(said: readonly RowError[], more: readonly RowError[]): RowError[] {
  const named = new Set(said.map(({ column }) => column))
  return more.filter(({ column }) => !named.has(column))
}

const foundOf = ({ id, published, data }: Stored): Found => ({ id, published, source: sourceLanguage(data) })

/** However odd an address looks, a document has it. */
const doubtOfKey = (cell: TableCell | undefined, stored: Stored | null): TableError | null =>
  typeof cell === 'object' && !stored ? cell.doubt : null

const draftOf = (stored: Stored | null): TableError | null => (stored?.hasDraft ? 'has-draft' : null)

function checkKey(key: string, { seen, collection }: Around): TableError | null {
  if (!key) return 'no-key'
  if (collection !== 'redirects' && !isSlug(key)) return 'bad-key'
  return seen.has(key.toLowerCase()) ? 'double-key' : null
}

/** A row may be shorter than the header: what has no cell there is left as it is. */
function readRow({ at, cells }: TableRow, key: string, stored: Stored | null, around: Around) {
  const { columns, keyAt, references, lacksKazakh } = around
  const changes: Change[] = []
  const errors: RowError[] = []
  for (const [index, cell] of cells.entries()) {
    const column = columns[index]
    if (!column || (stored && index === keyAt)) continue
    const read = readChange(index === keyAt ? key : cell, column, { stored, references, lacksKazakh })
    if (typeof read === 'string') errors.push({ row: at, column: column.key, code: read, value: shownText(cell) })
    else if (read) changes.push(read)
  }
  return { changes, errors }
}

/** A new document needs every field that its collection cannot do without. */
function missingOfNew({ at, cells }: TableRow, stored: Stored | null, changes: Change[], { known, columns }: Around) {
  if (stored) return []
  const given = new Set(changes.map(({ column }) => column.key))
  const inRow = new Set(cells.map((_, index) => columns[index]?.key))
  return known
    .filter(({ required, key, kind }) => required && kind !== 'yesNo' && !given.has(key) && !inRow.has(key))
    .map(({ key }): RowError => ({ row: at, column: key, code: 'required', value: '' }))
}

function priceErrors({ at }: TableRow, stored: Stored | null, changes: Change[]): RowError[] {
  const after = (key: string) => {
    const change = changes.find(({ column }) => column.key === key)
    if (change) return change.value
    return stored ? valueAt(stored.data, { path: [key], locale: null }) : null
  }
  const [price, old] = [after('priceKzt'), after('oldPriceKzt')]
  const touched = changes.some(({ column }) => column.key === 'priceKzt' || column.key === 'oldPriceKzt')
  if (!touched || typeof price !== 'number' || typeof old !== 'number' || old > price) return []
  return [{ row: at, column: 'oldPriceKzt', code: 'old-price-below', value: String(old) }]
}

/** What stands under no name of the header: most often a value that fell apart at a delimiter. */
function outside({ at, cells }: TableRow, { columns }: Around): RowError[] {
  const found = cells.find((cell, index) => !columns[index] && !isBlank([cell]))
  return found === undefined ? [] : [{ row: at, column: '', code: 'outside-columns', value: shownText(found) }]
}
