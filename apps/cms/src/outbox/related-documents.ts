import type { CollectionSlug, FlattenedBlock, FlattenedField, Payload } from 'payload'

type Data = Record<string, unknown>
type Reference = { collection: string; id: string }
type Schema = Pick<Payload, 'collections' | 'blocks'>

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/**
 * Every document that another one refers to, through relations, pictures and links of its rich text, as deep as they
 * were filled in. One that was not filled in (not published, or beyond the depth of the read) counts too: the page
 * changes when it becomes public.
 * @param fields of the collection or global that `data` was read from.
 */
export function relatedDocuments(schema: Schema, fields: readonly FlattenedField[], data: unknown): Reference[] {
  return isData(data) ? fields.flatMap((field) => referencesOf(schema, field, data[field.name])) : []
}

function referencesOf(schema: Schema, field: FlattenedField, value: unknown): Reference[] {
  if (value === null || value === undefined) return []
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return listOf(value).flatMap((one) =>
        isData(one) && 'relationTo' in one && 'value' in one
          ? referenceTo(schema, String(one.relationTo), one.value)
          : referenceTo(schema, String(listOf(field.relationTo)[0]), one),
      )
    case 'array':
      return listOf(value).flatMap((row) => relatedDocuments(schema, field.flattenedFields, row))
    case 'group':
    case 'tab':
      return relatedDocuments(schema, field.flattenedFields, value)
    case 'blocks':
      return listOf(value).flatMap((row) => referencesOfBlock(schema, field, row))
    case 'richText':
      return referencesInText(schema, value)
    default:
      return []
  }
}

function referenceTo(schema: Schema, collection: string, value: unknown): Reference[] {
  const id = isData(value) ? value.id : value
  if (typeof id !== 'string' && typeof id !== 'number') return []
  const fields = schema.collections[collection as CollectionSlug]?.config.flattenedFields ?? []
  return [{ collection, id: String(id) }, ...relatedDocuments(schema, fields, value)]
}

function referencesOfBlock(schema: Schema, field: FlattenedField & { type: 'blocks' }, row: unknown): Reference[] {
  if (!isData(row)) return []
  const inline = field.blocks.find(({ slug }) => slug === row.blockType) as FlattenedBlock | undefined
  const block = inline ?? schema.blocks[row.blockType as keyof typeof schema.blocks]
  return block ? relatedDocuments(schema, block.flattenedFields, row) : []
}

/** Links and pictures of rich text name their collection themselves, at any depth of its nodes. */
function referencesInText(schema: Schema, node: unknown): Reference[] {
  if (Array.isArray(node)) return node.flatMap((child) => referencesInText(schema, child))
  if (!isData(node)) return []
  const own = typeof node.relationTo === 'string' && 'value' in node
  const here = own ? referenceTo(schema, String(node.relationTo), node.value) : []
  const inner = Object.entries(node).filter(([name]) => !own || name !== 'value')
  return [...here, ...inner.flatMap(([, child]) => referencesInText(schema, child))]
}
