import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { languageOf } from '../../../../i18n/translate.ts'
import type { ReadTable } from '../reading/read-table.ts'
import { shownText, type TableRow } from '../reading/table-rows.ts'
import { addressesIn } from '../reference-words.ts'
import { addIds, collectReferences, findByKey, noReferences, type References } from '../references.ts'
import { addStoredReferences, blockSize, readStored, type Stored } from '../stored-rows.ts'
import { type Column, columnsOf, keyColumnOf, type TableCollection } from '../table-columns.ts'
import type { ImportPlan, RowError, RowPlan } from './import-plan.ts'
import { matchColumns } from './match-columns.ts'
import { keyIn, type PlannedRow, planRow } from './plan-row.ts'
import { noticesOf } from './table-notices.ts'

/** What a table would change; changes nothing. Compared by blocks: of what is stored, only what changes is kept. */
export async function planImport(
  req: PayloadRequest,
  collection: TableCollection,
  table: ReadTable,
): Promise<ImportPlan> {
  const known = columnsOf(req.payload, collection)
  const { columns, errors } = matchColumns(table, known, collection)
  if (errors.length > 0) return finish({ collection, rows: [], unchanged: 0, errors, notices: [] })
  const keyAt = columns.findIndex((column) => column?.key === keyColumnOf(collection))
  const keyOf = (row: TableRow) => keyIn(row, keyAt, collection)
  const found = await findByKey(req.payload, collection, keyColumnOf(collection), table.rows.map(keyOf))
  const idOf = new Map(found.map(({ id, key }) => [key.toLowerCase(), id]))
  const notices = noticesOf(table, columns)
  const plan = { collection, rows: [] as RowPlan[], unchanged: 0, errors: [] as RowError[], notices }
  const seen = new Set<string>()
  for (let start = 0; start < table.rows.length; start += blockSize) {
    const block = table.rows.slice(start, start + blockSize)
    const ids = new Set(block.flatMap((row) => idOf.get(keyOf(row).toLowerCase()) ?? []))
    const stored = await readStored(req, collection, known, [...ids])
    const references = await readReferences(req, { columns, known, block, stored })
    const { lacksKazakh } = table
    const around = { req, collection, columns, keyAt, known, stored: byKey(stored), references, seen, lacksKazakh }
    for (const row of block) addRow(plan, await planRow(row, around))
  }
  return finish(plan)
}

const byKey = (stored: readonly Stored[]) => new Map(stored.map((one) => [one.key.toLowerCase(), one]))

type Block = { columns: (Column | null)[]; known: readonly Column[]; block: readonly TableRow[]; stored: Stored[] }

/** What a block's cells name, and what its stored documents refer to. */
async function readReferences(req: PayloadRequest, { columns, known, block, stored }: Block): Promise<References> {
  const references = noReferences(languageOf(req))
  const named = collectReferences(columns, (_, index) =>
    block.flatMap(({ cells }) => addressesIn(shownText(cells[index]))),
  )
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
