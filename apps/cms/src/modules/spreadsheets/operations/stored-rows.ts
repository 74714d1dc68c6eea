import type { Payload, PayloadRequest } from 'payload'
import { nestedRequest } from '../../../database/nested-request.ts'
import { type Data, dataOf } from '../../../fields/walk/document-data.ts'
import { statusIn } from '../../translation/index.ts'
import { type Column, keyColumnOf, type TableCollection } from './table-columns.ts'

export type Stored = {
  id: string
  key: string
  /** The newest version, read with `locale: 'all'`. */
  data: Data
  published: ('ru' | 'kk')[]
  /** A published language has newer edits that nobody has published. */
  hasDraft: boolean
}

/** Every document of a collection by its key in small letters. */
export async function readStored(req: PayloadRequest, collection: TableCollection): Promise<Map<string, Stored>> {
  const shared = { collection, locale: 'all', depth: 0, limit: 0, pagination: false, overrideAccess: true } as const
  const hasDrafts = Boolean(req.payload.collections[collection].config.versions?.drafts)
  const live = await req.payload.find({ ...shared, overrideAccess: true, req: nestedRequest(req) })
  const newest = hasDrafts
    ? await req.payload.find({ ...shared, overrideAccess: true, draft: true, req: nestedRequest(req) })
    : live
  const liveById = new Map(live.docs.map((doc) => [String(doc.id), dataOf(doc)]))
  const key = keyColumnOf(collection)
  return new Map(
    newest.docs.map((doc) => {
      const data = dataOf(doc)
      const before = liveById.get(String(doc.id)) ?? null
      const published = (['ru', 'kk'] as const).filter((locale) => statusIn(before, locale) === 'published')
      const hasDraft = published.some((locale) => statusIn(data, locale) !== 'published')
      const stored = { id: String(doc.id), key: String(data[key] ?? ''), data, published, hasDraft }
      return [stored.key.toLowerCase(), stored] as const
    }),
  )
}

/** Ids by address and addresses by id, of every collection that columns refer to. */
export type References = { idOf: Map<string, string>; slugOf: Map<string, string> }

export async function readReferences(payload: Payload, columns: readonly Column[]): Promise<References> {
  const references: References = { idOf: new Map(), slugOf: new Map() }
  const wanted = new Set(columns.map(({ relationTo }) => relationTo).filter((name) => name !== null))
  for (const collection of wanted) {
    const found = await payload.find({
      collection: collection as 'devices',
      locale: 'ru',
      depth: 0,
      limit: 0,
      pagination: false,
      draft: true,
      select: { slug: true },
      overrideAccess: true,
    })
    for (const { id, slug } of found.docs) {
      if (!slug) continue
      references.idOf.set(`${collection}:${slug.toLowerCase()}`, id)
      references.slugOf.set(`${collection}:${id}`, slug)
    }
  }
  return references
}

/** What stands in a document at a column's place, in the column's language. */
export function valueAt(data: Data, { path, locale }: Pick<Column, 'path' | 'locale'>): unknown {
  let value: unknown = data
  for (const name of path) value = typeof value === 'object' && value !== null ? (value as Data)[name] : undefined
  if (!locale) return value
  return typeof value === 'object' && value !== null ? (value as Data)[locale] : undefined
}
