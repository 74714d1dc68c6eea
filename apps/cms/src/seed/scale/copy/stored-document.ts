import type { Locale } from '@estu/domain/locale/locales'
import type { FlattenedField, JsonObject } from 'payload'
import { rowOf } from '../../create-document.ts'
import type { ScaleProduct } from '../products/product.ts'

/** A product as the database adapter takes it: each translated field holds its languages. */
export function storedDocument(fields: readonly FlattenedField[], product: ScaleProduct): JsonObject {
  const saved = new Map(product.languages.map((locale) => [locale, product.fields(locale)]))
  const _status = Object.fromEntries(product.languages.map((locale) => [locale, 'published']))
  return rowOf({ ...merge(fields, saved), _status }, product.createdAt)
}

function merge(fields: readonly FlattenedField[], saved: ReadonlyMap<Locale, JsonObject>): JsonObject {
  const [first = {}] = saved.values()
  const merged: JsonObject = {}
  for (const field of fields) {
    if (first[field.name] === undefined) continue
    merged[field.name] = mergeField(field, saved, first[field.name])
  }
  return merged
}

function mergeField(field: FlattenedField, saved: ReadonlyMap<Locale, JsonObject>, first: unknown): unknown {
  const inEach = <T>(read: (data: JsonObject) => T) => new Map([...saved].map(([locale, data]) => [locale, read(data)]))
  if ('localized' in field && field.localized) return Object.fromEntries(inEach((data) => data[field.name]))
  if (field.type === 'array' && Array.isArray(first))
    return first.map((row: JsonObject, index) => ({
      id: row.id,
      ...merge(
        field.flattenedFields,
        inEach((data) => data[field.name][index]),
      ),
    }))
  if (field.type === 'group')
    return merge(
      field.flattenedFields,
      inEach((data) => data[field.name]),
    )
  return first
}
