import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { readPublished } from '@/content/read'
import type { Promotion } from '@/content/types'
import { mapPromotion, stateOf } from './map-promotion'

/**
 * One promotion by its address: null before it begins and where it is not published; afterwards it stays
 * readable and says that it has ended. The worker announces each beginning and end, so the cache follows the clock.
 */
export async function getPromotion(locale: Locale, slug: string): Promise<Promotion | null> {
  'use cache'
  const now = new Date()
  return readPublished(locale, 'promotions', slug, { depth: 2 }, (stored, languages) =>
    stateOf(stored, now) === 'upcoming' ? null : mapPromotion(stored, languages, now),
  )
}
