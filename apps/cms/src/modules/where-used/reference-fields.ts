import type { Block, Field, SanitizedConfig, TabAsField } from 'payload'

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
const records = new Set(['orders', 'appointments', 'feedback', 'customers', 'consents', 'staff', 'stock'])

/** A review without its product stays a review, and a redirect without its document is answered as a missing page. */
const quiet = new Set(['reviews.product', 'redirects.document', 'redirects.to'])

/** Every field of the site that can refer to a document, by the configuration alone. */
export function referenceFields(config: SanitizedConfig): ReferenceField[] {
  const entities = [...config.collections, ...config.globals].filter(({ slug }) => !slug.startsWith('payload-'))
  return entities.flatMap(({ slug, fields }) => walk(fields, { entity: slug, prefix: '', rowsOf: null, labels: [] }))
}

type Place = Pick<ReferenceField, 'entity' | 'rowsOf' | 'labels'> & { prefix: string }

function walk(fields: readonly Field[], place: Place): ReferenceField[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => walk(tab.fields, enter(place, tab as TabAsField)))
    const inner = enter(place, field)
    if (field.type === 'blocks') return field.blocks.flatMap((block) => walk(block.fields, enterBlock(inner, block)))
    if (field.type === 'array') return walk(field.fields, { ...inner, prefix: '', rowsOf: field.name })
    if ('fields' in field && Array.isArray(field.fields)) return walk(field.fields, inner)
    return referenceOf(field, inner)
  })
}

function enter(place: Place, field: Field | TabAsField): Place {
  const labels = 'label' in field && field.label ? [...place.labels, field.label] : place.labels
  const isGroup = 'fields' in field && 'name' in field && field.name
  return { ...place, labels, prefix: isGroup ? `${place.prefix}${field.name}_` : place.prefix }
}

const enterBlock = (place: Place, block: Block): Place => ({
  ...place,
  labels: [...place.labels, block.labels?.singular],
  prefix: '',
  rowsOf: typeof block.dbName === 'string' ? block.dbName : block.slug,
})

function referenceOf(field: Field, { entity, prefix, rowsOf, labels }: Place): ReferenceField[] {
  if (!('name' in field) || !field.name) return []
  const shared = { entity, name: field.name, key: `${prefix}${field.name}`, rowsOf, labels }
  if (field.type === 'relationship' || field.type === 'upload') {
    const several = Array.isArray(field.relationTo)
    const targets = several ? (field.relationTo as string[]) : [field.relationTo as string]
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
