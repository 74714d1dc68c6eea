import type { CollectionSlug, Payload } from 'payload'
import { idOf } from '../fields/id-of.ts'
import type { ConfigField, DataField } from '../fields/walk/data-fields.ts'
import { isData } from '../fields/walk/document-data.ts'
import { walkValues } from '../fields/walk/walk-values.ts'

type Reference = { collection: string; id: string }
type Schema = Pick<Payload, 'collections'>

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/**
 * Every document that another one refers to, through relations, pictures and links of its rich text, as deep as they
 * were filled in. One that was not filled in (not published, or beyond the depth of the read) counts too: the page
 * changes when it becomes public.
 * @param fields of the collection or global that `data` was read from.
 */
export function relatedDocuments(schema: Schema, fields: readonly ConfigField[], data: unknown): Reference[] {
  return [...walkValues(fields, data)].flatMap(({ field, value }) => referencesOf(schema, field, value))
}

function referencesOf(schema: Schema, field: DataField, value: unknown): Reference[] {
  if (value === null || value === undefined) return []
  if (field.type === 'richText') return referencesInText(schema, value)
  if (field.type !== 'relationship' && field.type !== 'upload') return []
  return listOf(value).flatMap((one) =>
    isData(one) && 'relationTo' in one && 'value' in one
      ? referenceTo(schema, String(one.relationTo), one.value)
      : referenceTo(schema, String(listOf(field.relationTo)[0]), one),
  )
}

function referenceTo(schema: Schema, collection: string, value: unknown): Reference[] {
  const id = idOf(value)
  if (id === null) return []
  const fields = schema.collections[collection as CollectionSlug]?.config.flattenedFields ?? []
  return [{ collection, id }, ...relatedDocuments(schema, fields, value)]
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
