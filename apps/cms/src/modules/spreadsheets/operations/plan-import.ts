import { createHash } from 'node:crypto'
import type { Locale } from '@estu/domain/locale/locales'
import { isSlug } from '@estu/domain/routing/slug'
import type { PayloadRequest } from 'payload'
import { languageOf } from '../../../i18n/translate.ts'
import { sourceLanguage } from '../../translation/index.ts'
import { cellOf } from './export-collection.ts'
import { readCell } from './read-cell.ts'
import type { ReadTable } from './read-table.ts'
import { addressesIn } from './reference-words.ts'
import { addIds, collectReferences, findByKey, noReferences, type References } from './references.ts'
import { addStoredReferences, blockSize, readStored, type Stored, valueAt } from './stored-rows.ts'
import { type Column, columnsOf, keyColumnOf, type TableCollection } from './table-columns.ts'
import type { TableError } from './table-errors.ts'

export type Change = { column: Column; from: string; to: string; value: unknown }
/** What is kept of a stored document until its row is carried out. */
export type Found = Pick<Stored, 'id' | 'published'> & { source: Locale }
export type RowPlan = { row: number; key: string; stored: Found | null; changes: Change[] }
export type RowError = { row: number; column: string; code: TableError; value: string }
export type ImportPlan = {
  collection: TableCollection
  rows: RowPlan[]
  unchanged: number
  errors: RowError[]
  /** Stands for exactly these changes to exactly this state: a plan that somebody looked at can be told from another. */
  fingerprint: string
}

/** Rows count as a spreadsheet shows them: the header is row 1. */
const firstRow = 2

/** What a table would change; changes nothing. Compared by blocks: of what is stored, only what changes is kept. */
export async function planImport(
  req: PayloadRequest,
  collection: TableCollection,
  table: ReadTable,
): Promise<ImportPlan> {
  const known = columnsOf(req.payload, collection)
  const { columns, errors } = matchColumns(table.header, known, collection)
  if (errors.length > 0) return finish({ collection, rows: [], unchanged: 0, errors })
  const keyAt = columns.findIndex((column) => column?.key === keyColumnOf(collection))
  const keyOf = (cells: readonly string[]) => (cells[keyAt] ?? '').trim()
  const found = await findByKey(req.payload, collection, keyColumnOf(collection), table.rows.map(keyOf))
  const idOf = new Map(found.map(({ id, key }) => [key.toLowerCase(), id]))
  const plan = { collection, rows: [] as RowPlan[], unchanged: 0, errors: [] as RowError[] }
  const seen = new Set<string>()
  for (let start = 0; start < table.rows.length; start += blockSize) {
    const block = table.rows.slice(start, start + blockSize)
    const ids = new Set(block.flatMap((cells) => idOf.get(keyOf(cells).toLowerCase()) ?? []))
    const stored = await readStored(req, collection, known, [...ids])
    const references = await readReferences(req, { columns, known, block, stored })
    const around = { columns, known, stored: byKey(stored), references, seen, collection, keyOf }
    for (const [index, cells] of block.entries()) addRow(plan, planRow(cells, start + index + firstRow, around))
  }
  return finish(plan)
}

const byKey = (stored: readonly Stored[]) => new Map(stored.map((one) => [one.key.toLowerCase(), one]))

type Block = { columns: (Column | null)[]; known: readonly Column[]; block: readonly string[][]; stored: Stored[] }

/** What a block's cells name, and what its stored documents refer to. */
async function readReferences(req: PayloadRequest, { columns, known, block, stored }: Block): Promise<References> {
  const references = noReferences(languageOf(req))
  const named = collectReferences(columns, (_, index) => block.flatMap((cells) => addressesIn(cells[index] ?? '')))
  await addIds(req.payload, references, named)
  await addStoredReferences(req.payload, known, stored, references)
  return references
}

function addRow(plan: Omit<ImportPlan, 'fingerprint'>, { plan: row, errors }: PlannedRow): void {
  plan.errors.push(...errors)
  if (row?.changes.length === 0) plan.unchanged += 1
  else if (row) plan.rows.push(row)
}

function finish(plan: Omit<ImportPlan, 'fingerprint'>): ImportPlan {
  const what = plan.rows.map(({ key, stored, changes }) => [
    key,
    stored?.id,
    changes.map(({ column, from, to }) => [column.key, from, to]),
  ])
  return {
    ...plan,
    fingerprint: createHash('sha256')
      .update(JSON.stringify([plan.collection, what]))
      .digest('base64url'),
  }
}

function matchColumns(header: readonly string[], known: readonly Column[], collection: TableCollection) {
  const errors: RowError[] = []
  const columns = header.map((name) => {
    const wanted = name.trim().toLowerCase()
    const column = known.find(({ key, label }) =>
      [key, label.ru, label.kk].some((word) => word.toLowerCase() === wanted),
    )
    if (!column && wanted) errors.push({ row: 1, column: name, code: 'unknown-column', value: name })
    return column ?? null
  })
  const keys = columns.map((column) => column?.key).filter((key) => key !== undefined)
  for (const key of new Set(keys.filter((key, index) => keys.indexOf(key) !== index))) {
    errors.push({ row: 1, column: key, code: 'double-column', value: key })
  }
  if (!keys.includes(keyColumnOf(collection))) errors.push({ row: 1, column: '', code: 'no-key-column', value: '' })
  return { columns, errors }
}

type Around = {
  columns: (Column | null)[]
  known: readonly Column[]
  stored: Map<string, Stored>
  references: References
  seen: Set<string>
  collection: TableCollection
  keyOf: (cells: readonly string[]) => string
}
type PlannedRow = { plan: RowPlan | null; errors: RowError[] }

function planRow(cells: readonly string[], row: number, around: Around): PlannedRow {
  const keyColumn = keyColumnOf(around.collection)
  const key = around.keyOf(cells)
  const keyError = checkKey(key, around)
  if (keyError) return { plan: null, errors: [{ row, column: keyColumn, code: keyError, value: key }] }
  around.seen.add(key.toLowerCase())
  const stored = around.stored.get(key.toLowerCase()) ?? null
  if (stored?.hasDraft) return { plan: null, errors: [{ row, column: keyColumn, code: 'has-draft', value: key }] }
  const errors: RowError[] = []
  const changes: Change[] = []
  for (const [index, column] of around.columns.entries()) {
    if (!column) continue
    const read = readCell(cells[index] ?? '', column, around.references)
    if ('error' in read) {
      errors.push({ row, column: column.key, code: read.error, value: cells[index] ?? '' })
      continue
    }
    const change = changeOf(read.value, column, stored, around.references)
    if (change && !(stored && column.key === keyColumn)) changes.push(change)
  }
  return {
    plan: { row, key, stored: stored && foundOf(stored), changes },
    errors: [...errors, ...missingOfNew(row, stored, changes, around), ...priceErrors(row, stored, changes)],
  }
}

const foundOf = ({ id, published, data }: Stored): Found => ({ id, published, source: sourceLanguage(data) })

function checkKey(key: string, { seen, collection }: Around): TableError | null {
  if (!key) return 'no-key'
  if (collection !== 'redirects' && !isSlug(key)) return 'bad-key'
  return seen.has(key.toLowerCase()) ? 'double-key' : null
}

function changeOf(value: unknown, column: Column, stored: Stored | null, references: References): Change | null {
  const from = stored ? String(cellOf(valueAt(stored.data, column), column, references)) : ''
  const to = String(cellOf(value, column, references))
  if (from === to) return null
  return { column, from, to, value }
}

/** A new document needs every field that its collection cannot do without. */
function missingOfNew(row: number, stored: Stored | null, changes: Change[], { known, columns }: Around): RowError[] {
  if (stored) return []
  const given = new Set(changes.map(({ column }) => column.key))
  const inTable = new Set(columns.map((column) => column?.key))
  return known
    .filter(({ required, key, kind }) => required && kind !== 'yesNo' && !given.has(key) && !inTable.has(key))
    .map(({ key }) => ({ row, column: key, code: 'required' as const, value: '' }))
}

function priceErrors(row: number, stored: Stored | null, changes: Change[]): RowError[] {
  const present = (key: string) =>
    changes.find(({ column }) => column.key === key)?.value ??
    (stored ? valueAt(stored.data, { path: [key], locale: null }) : null)
  const [price, old] = [present('priceKzt'), present('oldPriceKzt')]
  const touched = changes.some(({ column }) => column.key === 'priceKzt' || column.key === 'oldPriceKzt')
  if (!touched || typeof price !== 'number' || typeof old !== 'number' || old > price) return []
  return [{ row, column: 'oldPriceKzt', code: 'old-price-below', value: String(old) }]
}
