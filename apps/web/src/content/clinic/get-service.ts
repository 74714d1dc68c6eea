import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { readPublished } from '@/content/read'
import type { Service } from '@/content/types'
import { mapService } from './map-service'

/** One service by its address, or null where none is published in this language. */
export async function getService(locale: Locale, slug: string): Promise<Service | null> {
  'use cache'
  return readPublished(locale, 'services', slug, { depth: 2 }, mapService)
}
