import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { keepUntilChanges } from '@/content/cache-tags'
import { plainWords } from '@/content/map-shared'
import { cms } from '@/content/payload'
import { publicAccess } from '@/content/public-access'

/** A film's captions in one language, or null where it has none. */
export async function getCaptions(locale: Locale, id: string): Promise<string | null> {
  'use cache'
  const payload = await cms()
  keepUntilChanges('videos', id)
  const found = await payload.find({
    collection: 'videos',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    ...publicAccess(locale),
  })
  return plainWords(found.docs[0]?.captions) || null
}
