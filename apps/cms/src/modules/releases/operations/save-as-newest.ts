import { locales } from '@estu/domain/locale/locales'
import type { CollectionSlug, PayloadRequest } from 'payload'
import type { Publication } from './publications.ts'

/** The newest version once more, with the languages that are not public any more as drafts. */
export async function saveAsNewest(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
  locale: Publication['locale'],
): Promise<void> {
  const { db } = req.payload
  const where = { parent: { equals: id } }
  const found = await db.findVersions({ collection, where, limit: 1, pagination: false, sort: '-updatedAt', req })
  const newest = found.docs[0]?.version as Record<string, unknown> | undefined
  if (!newest) return
  const status = typeof newest._status === 'object' ? newest._status : {}
  const drafts = locales.filter((one) => locale === 'all' || one === locale).map((one) => [one, 'draft'])
  const now = new Date().toISOString()
  await db.createVersion({
    autosave: false,
    collectionSlug: collection,
    createdAt: now,
    parent: id,
    req,
    updatedAt: now,
    versionData: { ...newest, _status: { ...status, ...Object.fromEntries(drafts) }, updatedAt: now } as never,
  })
}
