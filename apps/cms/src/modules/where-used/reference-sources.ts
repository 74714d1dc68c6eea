import type { Payload } from 'payload'
import { type ReferenceField, referenceFields } from './reference-fields.ts'

/** Where references of one kind stand in the database. */
export type ReferenceSource = {
  field: ReferenceField
  /** From the table with the reference up to the document's own table; each is reached from the one before. */
  tables: readonly { name: string; parentColumn: string | null }[]
  column: string
  /** The collection a column of a relationship leads to; null for running text and addresses. */
  target: string | null
  /** The column with the language of the row; null when both languages share it. */
  localeColumn: string | null
  /** The newest versions rather than what visitors see. */
  ofVersions: boolean
}

type Column = { name: string; type: string; reference?: { table: string } }
type Table = {
  name: string
  columns: Record<string, Column>
  foreignKeys?: Record<string, { columns: string[]; foreignColumns: { name: string; table: string }[] }>
}
type Tables = Record<string, Table>

const known = new WeakMap<Payload, ReferenceSource[]>()

/** Every column in which a reference can stand: by the schema, so a new field is found without being named here. */
export function referenceSources(payload: Payload): ReferenceSource[] {
  const found = known.get(payload)
  if (found) return found
  const sources = readSources(payload)
  known.set(payload, sources)
  return sources
}

function readSources(payload: Payload): ReferenceSource[] {
  const tables = payload.db.rawTables
  const fields = referenceFields(payload.config)
  const roots = new Map<string, { entity: string; ofVersions: boolean }>()
  for (const { slug } of [...payload.config.collections, ...payload.config.globals]) {
    const name = slug.replaceAll('-', '_')
    roots.set(name, { entity: slug, ofVersions: false })
    roots.set(`_${name}_v`, { entity: slug, ofVersions: true })
  }
  return Object.values(tables).flatMap((table) => {
    const chain = chainOf(table, tables)
    const root = roots.get(chain.at(-1)?.name ?? '')
    if (!root) return []
    const own = fields.filter(({ entity }) => entity === root.entity)
    return sourcesOf(table, own, chain.at(-1)?.name ?? '').map((source) => ({
      ...source,
      tables: chain,
      ofVersions: root.ofVersions,
    }))
  })
}

function chainOf(table: Table, tables: Tables): ReferenceSource['tables'] {
  const key = table.columns._parentID ? '_parentID' : isRelations(table) ? 'parent' : null
  const link = Object.values(table.foreignKeys ?? {}).find(({ columns }) => columns.length === 1 && columns[0] === key)
  const parent = link?.foreignColumns[0] ? tables[link.foreignColumns[0].table] : undefined
  if (!key || !parent) return [{ name: table.name, parentColumn: null }]
  return [{ name: table.name, parentColumn: table.columns[key]?.name ?? null }, ...chainOf(parent, tables)]
}

type OwnSource = Pick<ReferenceSource, 'field' | 'column' | 'target' | 'localeColumn'>

function sourcesOf(table: Table, fields: readonly ReferenceField[], root: string): OwnSource[] {
  const localeColumn = table.columns._locale?.name ?? table.columns.locale?.name ?? null
  const candidates = isRelations(table)
    ? fields.filter(({ inRelations }) => inRelations)
    : fields.filter((field) => !field.inRelations && isRowOf(table, field.rowsOf, root))
  return Object.entries(table.columns).flatMap(([key, column]) => {
    const target = targetOf(table, key, column)
    const here = candidates.filter((field) => isRelations(table) || isColumn(key, field.key))
    const names = new Map(here.filter((field) => standsIn(field, column, target)).map((field) => [field.name, field]))
    return [...names.values()].map((field) => {
      return { field, column: column.name, target: field.kind === 'relation' ? target : null, localeColumn }
    })
  })
}

const isRelations = ({ columns }: Table) => Boolean(columns.path && columns.parent)

const isColumn = (key: string, name: string) => key === name || key === `version_${name}`

/** Whether a table holds the document's own row, in one of its languages, or the rows of this list or block. */
function isRowOf(table: Table, rowsOf: string | null, root: string): boolean {
  const name = bare(table.name)
  return rowsOf === null ? name === bare(root) : name !== bare(root) && name.endsWith(rowsOf)
}

const bare = (table: string) =>
  table
    .replace(/_locales$/, '')
    .replace(/^_/, '')
    .replace(/_v$/, '')

function targetOf(table: Table, key: string, column: Column): string | null {
  const link = Object.values(table.foreignKeys ?? {}).find(({ columns }) => columns.length === 1 && columns[0] === key)
  const name = column.reference?.table ?? link?.foreignColumns[0]?.table
  return name?.replaceAll('_', '-') ?? null
}

function standsIn(field: ReferenceField, column: Column, target: string | null): boolean {
  if (field.kind === 'richText') return column.type === 'jsonb'
  if (field.kind === 'address') return column.type === 'varchar'
  return target !== null && field.targets.includes(target)
}
