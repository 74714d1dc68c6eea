import type { Locale } from '@estu/domain/locale/locales'
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { nestedRequest } from '../../../database/nested-request.ts'
import { type Data, dataOf } from '../../../fields/walk/document-data.ts'

/** A document in one language, as it was saved last. @returns null when there is none. */
export async function readLanguage(
  req: PayloadRequest,
  collection: string,
  id: string,
  locale: Locale,
): Promise<Data | null> {
  const shared = { locale, depth: 0, overrideAccess: true, fallbackLocale: false, req: nestedRequest(req) } as const
  if (collection === 'globals')
    return dataOf(await req.payload.findGlobal({ ...shared, slug: id as GlobalSlug, overrideAccess: true }))
  const slug = collection as CollectionSlug
  const found = await req.payload.findByID({
    ...shared,
    collection: slug,
    id,
    draft: true,
    disableErrors: true,
    overrideAccess: true,
  })
  return found && dataOf(found)
}
