import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { readPublished } from '@/content/read'
import type { Landing } from '@/content/types'
import { mapLanding } from './map-landing'

/** One landing page by its address, or null where it is not published in this language. */
export async function getLanding(locale: Locale, slug: string): Promise<Landing | null> {
  'use cache'
  return readPublished(locale, 'landings', slug, { depth: 1 }, mapLanding)
}
