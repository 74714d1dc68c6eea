import { locales } from '@estu/domain/locale/locales'
import type { CollectionSlug, JsonObject, Payload, PayloadRequest } from 'payload'
import { brokenTexts, type FoundText } from '../broken-texts.ts'

/** A document, or a version of one, as the database keeps it: in both languages. */
export type StoredRow = { id: string; parent: string; data: JsonObject }

/** Where rows of a collection are kept. */
export type Store = {
  collection: CollectionSlug
  table: string
  isVersions: boolean
  read: (ids: readonly string[], req?: PayloadRequest) => Promise<StoredRow[]>
  write: (row: StoredRow, req: PayloadRequest) => Promise<unknown>
}

const query = (ids: readonly string[], req: PayloadRequest | undefined) => ({
  where: { id: { in: [...ids] } },
  locale: 'all' as const,
  limit: ids.length,
  pagination: false,
  ...(req ? { req } : {}),
})

export const documentsOf = ({ db }: Payload, collection: CollectionSlug): Store => ({
  collection,
  table: collection,
  isVersions: false,
  read: async (ids, req) => {
    const { docs } = await db.find<JsonObject & { id: string }>({ collection, ...query(ids, req) })
    return docs.map((data) => ({ id: data.id, parent: data.id, data }))
  },
  write: ({ id, data }, req) => db.updateOne({ collection, id, data, req, returning: false }),
})

export const versionsOf = ({ db }: Payload, collection: CollectionSlug): Store => ({
  collection,
  table: `_${collection}_v`,
  isVersions: true,
  read: async (ids, req) => {
    const { docs } = await db.findVersions<JsonObject>({ collection, ...query(ids, req) })
    return docs.map((data) => ({ id: String(data.id), parent: String(data.parent), data }))
  },
  write: ({ id, data }, req) => db.updateVersion({ collection, id, versionData: data as never, req, returning: false }),
})

/** The broken texts of a row in both languages; where there are no languages, each once. */
export function brokenOf({ collections }: Payload, { collection, isVersions }: Store, row: StoredRow): FoundText[] {
  const { fields } = collections[collection].config
  const data = isVersions ? row.data.version : row.data
  const found = locales.flatMap((locale) => brokenTexts(fields, data, locale, true))
  return found.filter((one, index) => found.findIndex(({ value }) => value === one.value) === index)
}
