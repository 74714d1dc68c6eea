import type { SanitizedConfig } from 'payload'
import { type Around, type VisitedField, walkFields } from '../../fields/walk/walk-fields.ts'

/**
 * What a page loses when the document it shows goes to the trash. `breaks`: a picture, an author, a link. `shrinks`: one
 * card fewer in a list. `record`: nothing that visitors see, but a document of the clinic or the warehouse.
 */
export type Effect = 'breaks' | 'shrinks' | 'record'

/** A field that can refer to a document. */
export type ReferenceField = {
  /** The collection or the single document that has it. */
  entity: string
  name: string
  /** How the database calls it within its row: `meta_image`. */
  key: string
  /** The list or block whose rows hold it, as the end of their table's name; null for the document's own row. */
  rowsOf: string | null
  labels: unknown[]
  kind: 'relation' | 'richText' | 'address'
  targets: readonly string[]
  /** Stored in the table of relationships rather than in a column. */
  inRelations: boolean
  effect: Effect
}

/** What is kept for the clinic and the warehouse; no visitor's page is made of it. */
const records = new Set(['orders', 'appointments', 'waitlist', 'feedback', 'customers', 'consents', 'staff', 'stock'])

/** A review without its product stays a review, and a redirect without its document is answered as a missing page. */
const quiet = new Set(['reviews.product', 'redirects.document', 'redirects.to', 'releases.document'])

/** Every field of the site that can refer to a document, by the configuration alone. */
export function referenceFields(config: SanitizedConfig): ReferenceField[] {
  const entities = [...config.collections, ...config.globals].filter(({ slug }) => !slug.startsWith('payload-'))
  return entities.flatMap(({ slug, fields }) =>
    [...walkFields(fields)].flatMap((visited) => referenceOf(slug, visited)),
  )
}

/** The list or block whose rows have a table of their own, which holds the field; null for the document's own row. */
const rowsAround = (around: readonly Around[]) =>
  around.findLastIndex(({ kind }) => kind === 'list' || kind === 'block')

function tableOf(rows: Around | undefined): string | null {
  if (rows?.kind === 'list') return rows.name
  if (rows?.kind !== 'block') return null
  return typeof rows.block.dbName === 'string' ? rows.block.dbName : rows.block.slug
}

const labelsOf = ({ field, around }: VisitedField) =>
  [...around.map(({ label }) => label), 'label' in field ? field.label : undefined].filter(Boolean)

function referenceOf(entity: string, visited: VisitedField): ReferenceField[] {
  const { field, around } = visited
  // What is stored nowhere refers to nothing.
  if ('virtual' in field && field.virtual) return []
  const rows = rowsAround(around)
  const groups = around.slice(rows + 1).flatMap((one) => (one.kind === 'group' ? [one.name] : []))
  const shared = {
    entity,
    name: field.name,
    key: [...groups, field.name].join('_'),
    rowsOf: tableOf(around[rows]),
    labels: labelsOf(visited),
  }
  if (field.type === 'relationship' || field.type === 'upload') {
    const several = Array.isArray(field.relationTo)
    const targets = [field.relationTo].flat()
    const effect = effectOf(entity, field.name, field.type === 'relationship' && Boolean(field.hasMany))
    return [{ ...shared, kind: 'relation', targets, inRelations: several || Boolean(field.hasMany), effect }]
  }
  const isAddress = field.type === 'text' && field.custom?.address === true
  if (field.type !== 'richText' && !isAddress) return []
  const kind = isAddress ? 'address' : 'richText'
  return [{ ...shared, kind, targets: [], inRelations: false, effect: effectOf(entity, field.name, false) }]
}

function effectOf(entity: string, name: string, isList: boolean): Effect {
  if (records.has(entity)) return 'record'
  return isList || quiet.has(`${entity}.${name}`) ? 'shrinks' : 'breaks'
}
