import type { ReadTable } from '../reading/read-table.ts'
import { type Column, keyColumnOf, type TableCollection } from '../table-columns.ts'
import type { RowError } from './import-plan.ts'

/** Finds the column that each name of a header means; null where the name is empty, or where it is an error. */
export function matchColumns(
  { header, headerAt }: Pick<ReadTable, 'header' | 'headerAt'>,
  known: readonly Column[],
  collection: TableCollection,
): { columns: (Column | null)[]; errors: RowError[] } {
  const errors: RowError[] = []
  const errorOf = (code: RowError['code'], name: string) =>
    errors.push({ row: headerAt, column: name, code, value: name })
  const columns = header.map((name) => {
    const wanted = name.trim().toLowerCase()
    const column = known.find(({ key, label }) =>
      [key, label.ru, label.kk].some((word) => word.toLowerCase() === wanted),
    )
    if (!column && wanted) errorOf('unknown-column', name)
    return column ?? null
  })
  const keys = columns.map((column) => column?.key).filter((key) => key !== undefined)
  for (const key of new Set(keys.filter((key, index) => keys.indexOf(key) !== index))) errorOf('double-column', key)
  if (!keys.includes(keyColumnOf(collection))) errorOf('no-key-column', '')
  return { columns, errors }
}
