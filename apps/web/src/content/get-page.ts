import 'server-only'
import type { Page as Stored } from '@estu/cms/types'
import type { Locale } from '@estu/domain/locale'
import { documentTag, listTag, slugTag } from '@estu/domain/outbox-tags'
import { cacheLife, cacheTag } from 'next/cache'
import { asVisitor } from './as-visitor'
import { mapBlocks, type PageBlock } from './map-blocks'
import { seo, words } from './map-shared'
import { cms } from './payload'
import { publishedLocales } from './published-locales'
import type { PageFacts } from './types'

export type InformationPage = PageFacts & { id: string; slug: string; title: string; lead: string; blocks: PageBlock[] }

/** One information page by its address, or null where it is not published in this language. */
export async function getPage(locale: Locale, slug: string): Promise<InformationPage | null> {
  'use cache'
  cacheLife('max')
  cacheTag(slugTag('pages', slug), listTag('devices'), listTag('media'))
  const payload = await cms()
  const found = await payload.find({
    collection: 'pages',
    where: { slug: { equals: slug } },
    limit: 1,
    depth: 2,
    ...asVisitor(locale),
  })
  const stored = found.docs[0]
  if (!stored) return null
  cacheTag(documentTag('pages', stored.id))
  return mapPage(stored, await publishedLocales('pages', stored.id))
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
