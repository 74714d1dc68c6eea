import { type Locale, locales } from '@estu/domain/locale/locales'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { labelOf, sharedChanges } from '../../document-texts/index.ts'
import { readTwoStates, statusIn } from '../../translation/index.ts'
import type { Lacking } from '../plan.ts'

type Target = { collection: string; documentId: string; locale: Locale }

/**
 * What taking one language off the site does to the other one: whether it is public, and which fields that both share
 * would go public in it as the newest draft has them. Nobody asked for that, or looked at it.
 */
export async function readOthersPublic(
  req: PayloadRequest,
  { collection, documentId, locale }: Target,
): Promise<{ isPublic: boolean; changes: Lacking[] }> {
  const { config } = req.payload.collections[collection as CollectionSlug]
  const { fields, newest, live } = await readTwoStates(req, config, documentId)
  const isPublic = locales.some((other) => other !== locale && statusIn(live, other) === 'published')
  if (!live || !isPublic) return { isPublic, changes: [] }
  const changes = sharedChanges(fields, newest, live).map(({ field: { name }, labels }) => ({
    label: labelOf({ labels, path: name }, req),
    field: name,
  }))
  return { isPublic, changes }
}
