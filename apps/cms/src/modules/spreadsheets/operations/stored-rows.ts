import type { Payload, PayloadRequest } from 'payload'
import { keysetPages } from '../../../database/keyset-pages.ts'
import { nestedRequest } from '../../../database/nested-request.ts'
import { type Data, dataOf } from '../../../fields/walk/document-data.ts'
import { statusIn } from '../../translation/index.ts'
import { addSlugs, collectReferences, type References } from './references.ts'
import { type Column, keyColumnOf, type TableCollection } from './table-columns.ts'

export type Stored = {
  id: string
  key: string
  /** The newest version, read with `locale: 'all'`: the fields of the columns. */
  data: Data
  published: ('ru' | 'kk')[]
  /** A published language has newer edits that nobody has published. */
  hasDraft: boolean
}

/** Documents that are compared and written at once. */
export const blockSize = 200
/** Documents that are read at once by what reads them all. */
const walkedAtOnce = 50

/** Every document of a collection, a block at a time. */
export async function* walkStored(
  req: PayloadRequest,
  collection: TableCollection,
  columns: readonly Column[],
): AsyncGenerator<Stored[], void, undefined> {
  const query = { ...queryOf(collection, columns), overrideAccess: true }
  for await (const live of keysetPages(req.payload, query, walkedAtOnce)) {
    yield readNewest(req, collection, columns, live.map(dataOf))
  }
}

/** The documents of some ids. */
export async function readStored(
  req: PayloadRequest,
  collection: TableCollection,
  columns: readonly Column[],
  ids: readonly string[],
): Promise<Stored[]> {
  if (ids.length === 0) return []
  const live = await req.payload.find({
    ...queryOf(collection, columns),
    where: { id: { in: ids } },
    limit: ids.length,
    pagination: false,
    overrideAccess: true,
    req: nestedRequest(req),
  })
  return readNewest(req, collection, columns, live.docs.map(dataOf))
}

/** Beside what the columns show, what says in which languages a document is public and which it was written in. */
function queryOf(collection: TableCollection, columns: readonly Column[]) {
  const names = [...columns.map(({ path }) => String(path[0])), keyColumnOf(collection), '_status', 'originalLanguage']
  const select = Object.fromEntries(names.map((name) => [name, true as const]))
  return { collection: collection as 'devices', locale: 'all', depth: 0, select } as const
}

async function readNewest(
  req: PayloadRequest,
  collection: TableCollection,
  columns: readonly Column[],
  live: readonly Data[],
): Promise<Stored[]> {
  const hasDrafts = Boolean(req.payload.collections[collection].config.versions?.drafts)
  const newest = hasDrafts ? await readDrafts(req, collection, columns, live) : new Map()
  return live.flatMap((before) => {
    const id = String(before.id)
    const data: Data | undefined = hasDrafts ? newest.get(id) : before
    if (!data) return []
    const published = (['ru', 'kk'] as const).filter((locale) => statusIn(before, locale) === 'published')
    const hasDraft = published.some((locale) => statusIn(data, locale) !== 'published')
    return [{ id, key: String(data[keyColumnOf(collection)] ?? ''), data, published, hasDraft }]
  })
}

async function readDrafts(
  req: PayloadRequest,
  collection: TableCollection,
  columns: readonly Column[],
  live: readonly Data[],
): Promise<Map<string, Data>> {
  const ids = live.map(({ id }) => String(id))
  const found = await req.payload.find({
    ...queryOf(collection, columns),
    where: { id: { in: ids } },
    draft: true,
    limit: ids.length,
    pagination: false,
    overrideAccess: true,
    req: nestedRequest(req),
  })
  return new Map(found.docs.map((doc) => [String(doc.id), dataOf(doc)]))
}

/** Adds the addresses of what stored documents refer to. */
export async function addStoredReferences(
  payload: Payload,
  columns: readonly Column[],
  stored: readonly Stored[],
  references: References,
): Promise<void> {
  const ids = collectReferences(columns, (column) =>
    stored.flatMap(({ data }) => {
      const value = valueAt(data, column)
      return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')
    }),
  )
  await addSlugs(payload, references, ids)
}

/** What stands in a document at a column's place, in the column's language. */
export function valueAt(data: Data, { path, locale }: Pick<Column, 'path' | 'locale'>): unknown {
  let value: unknown = data
  for (const name of path) value = typeof value === 'object' && value !== null ? (value as Data)[name] : undefined
  if (!locale) return value
  return typeof value === 'object' && value !== null ? (value as Data)[locale] : undefined
}
