import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import type { DataField } from '../../../fields/walk/data-fields.ts'
import { dataOf } from '../../../fields/walk/document-data.ts'
import { fieldsOf } from '../../../fields/walk/fields-of.ts'
import { labelsOf, rowPathOf } from '../../../fields/walk/place.ts'
import { walkValues } from '../../../fields/walk/walk-values.ts'
import { labelOf } from '../../document-texts/index.ts'
import type { LanguageOf } from '../review-address.ts'

export type NamedField = { path: string; label: string }

/** More than any document of ours has; no list in a browser is better for being longer. */
const mostFields = 1500

/** What the server keeps by itself. */
const kept = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status'])

const isShown = (field: DataField) =>
  !kept.has(field.name) && !('admin' in field && field.admin && 'hidden' in field.admin && field.admin.hidden)

/** The fields of a document that there are now, in the form's order, as its form calls them. */
export async function fieldNames(req: PayloadRequest, { collection, id, locale }: LanguageOf): Promise<NamedField[]> {
  const asked = { locale, depth: 0, fallbackLocale: false, req: { ...req } } as const
  const doc =
    collection === 'globals'
      ? await req.payload.findGlobal({ ...asked, slug: id as GlobalSlug, overrideAccess: true })
      : await req.payload.findByID({
          ...asked,
          collection: collection as CollectionSlug,
          id,
          draft: true,
          disableErrors: true,
          overrideAccess: true,
        })
  if (!doc) return []
  const names = new Map<string, string>()
  for (const { field, place } of walkValues(fieldsOf(req.payload, collection, id), dataOf(doc))) {
    if (!isShown(field)) continue
    const path = rowPathOf(place)
    names.set(path, labelOf({ path, labels: labelsOf(place) }, req))
    if (names.size === mostFields) break
  }
  return [...names].map(([path, label]) => ({ path, label }))
}
