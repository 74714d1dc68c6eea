import type { ConfigField, DataField } from '../../fields/walk/data-fields.ts'
import { isData } from '../../fields/walk/document-data.ts'
import { walkValues } from '../../fields/walk/walk-values.ts'

export type DocumentReference = { collection: string; id: string }

/**
 * What a document shows that would leave a hole in its page: pictures, an author, links in running text. Lists of other
 * documents are left out; they get shorter. Read with `locale: 'all'` and without depth.
 */
export function outgoingReferences(fields: readonly ConfigField[], data: unknown): DocumentReference[] {
  return [...walkValues(fields, data, 'all')].flatMap(({ field, value }) => referencesIn(field, value))
}

function referencesIn(field: DataField, value: unknown): DocumentReference[] {
  if (field.type === 'richText') return inText(value)
  if (field.type === 'relationship' && field.hasMany) return []
  if (field.type !== 'relationship' && field.type !== 'upload') return []
  const values = Array.isArray(value) ? value : [value]
  return values.flatMap((one) => referenceTo(one, Array.isArray(field.relationTo) ? null : String(field.relationTo)))
}

function referenceTo(value: unknown, relationTo: string | null): DocumentReference[] {
  if (typeof value === 'string') return relationTo ? [{ collection: relationTo, id: value }] : []
  if (!isData(value) || typeof value.relationTo !== 'string' || typeof value.value !== 'string') return []
  return [{ collection: value.relationTo, id: value.value }]
}

/** Pictures and links to documents, however deep in the text they stand. */
function inText(node: unknown): DocumentReference[] {
  if (Array.isArray(node)) return node.flatMap(inText)
  if (!isData(node)) return []
  return [...referenceTo(node, null), ...Object.values(node).flatMap(inText)]
}
