import type { PayloadRequest } from 'payload'
import { type Data, isData } from '../../../../fields/walk/document-data.ts'
import { type Stored, valueAt } from '../stored-rows.ts'
import type { Column, TableCollection } from '../table-columns.ts'
import type { Change, RowError } from './import-plan.ts'

type Asked = {
  req: PayloadRequest
  collection: TableCollection
  known: readonly Column[]
  stored: Stored | null
  changes: readonly Change[]
}

/** Returns why fields would refuse what a row changes: each field's own rule is asked, as on saving. */
export async function askRules(row: number, asked: Asked): Promise<RowError[]> {
  const errors: RowError[] = []
  for (const { column, value } of valuesToAsk(asked)) {
    const answer = await column.rule?.(value, contextOf(column, asked))
    if (typeof answer !== 'string') continue
    errors.push({ row, column: column.key, code: 'refused-value', value: String(value ?? ''), reason: answer })
  }
  return errors
}

/**
 * What changes, and of a public document its other numbers: one of them may no longer suit one that changes. References
 * are looked up by their addresses already, and so is the document's own address, for the whole table at once.
 */
function valuesToAsk({ known, stored, changes }: Asked): { column: Column; value: unknown }[] {
  if (changes.length === 0) return []
  const changed = new Set(changes.map(({ column }) => column.key))
  const isPublic = Boolean(stored?.published.length)
  const others = isPublic ? known.filter(({ kind, key }) => kind === 'number' && !changed.has(key)) : []
  return [
    ...changes.filter(({ column }) => !column.relationTo && column.key !== 'slug'),
    ...others.map((column) => ({ column, value: stored && valueAt(stored.data, column) })),
  ]
}

function contextOf(column: Column, asked: Asked): object {
  const { req, collection, stored } = asked
  return {
    req,
    id: stored?.id,
    collectionSlug: collection,
    operation: stored ? 'update' : 'create',
    event: 'submit',
    overrideAccess: false,
    path: column.path,
    preferences: { fields: {} },
    previousValue: stored ? valueAt(stored.data, column) : undefined,
    data: groupAt([], asked),
    siblingData: groupAt(column.path.slice(0, -1), asked),
  }
}

/** What will stand in a group of the document; in the document itself where the path is empty. */
function groupAt(path: string[], { stored, changes }: Asked): Data {
  const before = stored ? valueAt(stored.data, { path, locale: null }) : null
  const own = changes.filter(
    ({ column }) => column.path.length === path.length + 1 && path.every((name, at) => column.path[at] === name),
  )
  const after = own.map(({ column, value }) => [String(column.path.at(-1)), value] as const)
  return { ...(isData(before) ? before : {}), ...Object.fromEntries(after) }
}
