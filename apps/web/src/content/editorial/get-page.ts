import 'server-only'
import type { Page as Stored } from '@estu/cms/types'
import type { Locale } from '@estu/domain/locale/locales'
import { seo, words } from '@/content/map-shared'
import { readPublished } from '@/content/read'
import type { PageFacts } from '@/content/types'
import { mapBlocks } from './map-blocks'
import type { PageBlock } from './page-block'

export type InformationPage = PageFacts & { id: string; slug: string; title: string; lead: string; blocks: PageBlock[] }

/** One information page by its address, or null where it is not published in this language. */
export async function getPage(locale: Locale, slug: string): Promise<InformationPage | null> {
  'use cache'
  return readPublished(locale, 'pages', slug, { depth: 2 }, mapPage)
}

export function mapPage(stored: Stored, languages: Locale[]): InformationPage {
  const title = words(stored.title)
  const lead = words(stored.lead)
  return {
    id: stored.id,
    slug: stored.slug ?? '',
    title,
    lead,
    blocks: mapBlocks(stored.layout),
    languages,
    updatedAt: stored.updatedAt,
    seo: seo(stored.meta, { title, description: lead }),
  }
}
