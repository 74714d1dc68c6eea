import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { readList } from '@/content/read'
import type { ServiceCard } from '@/content/types'
import { clinicSize } from './clinic-size'
import { mapServiceCard } from './map-service'

/** The published services of a language, in the order they were made. */
export async function listServices(locale: Locale): Promise<ServiceCard[]> {
  'use cache'
  const found = await readList(locale, 'services', { sort: 'createdAt', limit: clinicSize, depth: 1 })
  return found.filter(({ slug, title }) => slug && title).map(mapServiceCard)
}
