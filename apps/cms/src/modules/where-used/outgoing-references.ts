import type { Field } from 'payload'

export type DocumentReference = { collection: string; id: string }

type Data = Record<string, unknown>
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What a document shows that would leave a hole in its page: pictures, an author, links in running text. Lists of other
 * documents are left out; they get shorter. Read with `locale: 'all'` and without depth.
 */
export function outgoingReferences(fields: readonly Field[], data: unknown): DocumentReference[] {
  return isData(data) ? fields.flatMap((field) => referencesOf(field, data)) : []
}

function referencesOf(field: Field, data: Data): DocumentReference[] {
  if (field.type === 'tabs') {
    return field.tabs.flatMap((tab) =>
      outgoingReferences(tab.fields, 'name' in tab && tab.name ? data[tab.name] : data),
    )
  }
  if (!('name' in field) || !field.name) return 'fields' in field ? outgoingReferences(field.fields, data) : []
  return perLanguage(field, data[field.name]).flatMap((value) => referencesIn(field, value))
}

/** A localised value was read in all languages at once; within a list of one language nothing is. */
function perLanguage(field: Field, value: unknown): unknown[] {
  const localised = 'localized' in field && field.localized && isData(value) && ('ru' in value || 'kk' in value)
  return localised ? [value.ru, value.kk] : [value]
}

function referencesIn(field: Field, value: unknown): DocumentReference[] {
  if (field.type === 'group') return outgoingReferences(field.fields, value)
  if (field.type === 'array') return rowsOf(value).flatMap((row) => outgoingReferences(field.fields, row))
  if (field.type === 'blocks') {
    return rowsOf(value).flatMap((row) => {
      return outgoingReferences(field.blocks.find(({ slug }) => slug === row.blockType)?.fields ?? [], row)
    })
  }
  if (field.type === 'richText') return inText(value)
  if (field.type === 'relationship' && field.hasMany) return []
  if (field.type !== 'relationship' && field.type !== 'upload') return []
  const values = Array.isArray(value) ? value : [value]
  return values.flatMap((one) => referenceTo(one, Array.isArray(field.relationTo) ? null : String(field.relationTo)))
}

const rowsOf = (value: unknown): Data[] => (Array.isArray(value) ? value.filter(isData) : [])

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
