import type { Locale } from '@estu/domain/locale/locales'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { nestedRequest } from '../../../database/nested-request.ts'
import { dataOf } from '../../../fields/walk/document-data.ts'
import { keepToTexts } from '../../document-texts/index.ts'

/**
 * Brings the texts of one language back from an earlier version, as a draft; the other language and everything both
 * share stay as they are.
 * @returns false when there is no such version of this document.
 */
export async function restoreLanguage(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
  versionId: string,
  locale: Locale,
): Promise<boolean> {
  const { payload } = req
  const version = await payload.findVersionByID({
    collection,
    id: versionId,
    locale,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req: nestedRequest(req),
  })
  if (!version || String(version.parent) !== id) return false
  const current = await payload.findByID({
    collection,
    id,
    draft: true,
    locale,
    depth: 0,
    overrideAccess: true,
    req: nestedRequest(req),
  })
  const { fields } = payload.collections[collection].config
  await payload.update({
    collection,
    id,
    locale,
    draft: true,
    data: { ...keepToTexts(fields, dataOf(current), dataOf(version.version)), _status: 'draft' },
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req: nestedRequest(req),
  })
  return true
}
