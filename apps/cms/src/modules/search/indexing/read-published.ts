import type { Locale } from '@estu/domain/locale/locales'
import type { SearchableCollection } from '@estu/domain/search/search-kind'
import type { PayloadRequest } from 'payload'
import { nestedRequest } from '../../../database/nested-request.ts'
import { dataOf } from '../../../fields/walk/document-data.ts'
import type { FindableDocument } from './index-documents.ts'

/** Documents as visitors see them, in each language in which they are public. */
export async function readPublished(
  req: PayloadRequest,
  collection: SearchableCollection,
  ids: readonly string[],
): Promise<FindableDocument[]> {
  const ru = await readIn(req, collection, ids, 'ru')
  const kk = await readIn(req, collection, ids, 'kk')
  return ids.map((documentId) => ({
    documentId,
    perLocale: { ru: ru.get(documentId) ?? null, kk: kk.get(documentId) ?? null },
  }))
}

async function readIn(
  req: PayloadRequest,
  collection: SearchableCollection,
  ids: readonly string[],
  locale: Locale,
): Promise<Map<string, Record<string, unknown>>> {
  const found = await req.payload.find({
    collection,
    where: { and: [{ id: { in: [...ids] } }, { _status: { equals: 'published' } }] },
    locale,
    fallbackLocale: false,
    depth: 0,
    limit: ids.length,
    pagination: false,
    overrideAccess: true,
    req: nestedRequest(req),
  })
  return new Map(found.docs.map((doc) => [doc.id, dataOf(doc)]))
}
