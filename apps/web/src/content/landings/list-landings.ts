import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { readList } from '@/content/read'
import type { LandingCard } from '@/content/types'
import { mapLandingCard } from './map-landing'

/** An editor writes some dozens of them. */
const most = 200

/** The published landing pages of a language by their titles. */
export async function listLandings(locale: Locale): Promise<LandingCard[]> {
  'use cache'
  const found = await readList(locale, 'landings', {
    sort: 'title',
    depth: 0,
    limit: most,
    select: { slug: true, section: true, title: true, lead: true },
  })
  return found.filter(({ slug, title }) => slug && title).map(mapLandingCard)
}
