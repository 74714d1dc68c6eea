import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { words } from '@/content/map-shared'
import { readList } from '@/content/read'
import type { ServiceCard } from '@/content/types'
import { mapServiceCard } from './map-service'

/** Lists the first published services of a language, in the order in which they were made. */
export async function listServices(locale: Locale, limit: number): Promise<ServiceCard[]> {
  'use cache'
  const found = await readList(locale, 'services', { sort: 'createdAt', limit, depth: 1 })
  return found.filter(({ slug, title }) => slug && words(title)).map(mapServiceCard)
}
