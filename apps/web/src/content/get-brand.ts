import 'server-only'
import type { Locale } from '@estu/domain/locale'
import { documentTag, listTag, slugTag } from '@estu/domain/outbox-tags'
import { cacheLife, cacheTag } from 'next/cache'
import { asVisitor } from './as-visitor'
import { picture, richText, seo, words } from './map-shared'
import { cms } from './payload'
import { publishedLocales } from './published-locales'
import type { Brand } from './types'

/** One brand by its address, or null where it is not published in this language. */
export async function getBrand(locale: Locale, slug: string): Promise<Brand | null> {
  'use cache'
  cacheLife('max')
  cacheTag(slugTag('brands', slug), listTag('media'))
  const payload = await cms()
  const found = await payload.find({
    collection: 'brands',
    where: { slug: { equals: slug } },
    limit: 1,
    depth: 1,
    ...asVisitor(locale),
  })
  const stored = found.docs[0]
  if (!stored) return null
  cacheTag(documentTag('brands', stored.id))
  const name = words(stored.title)
  const tagline = words(stored.tagline)
  return {
    id: stored.id,
    slug,
    name,
    tagline,
    country: words(stored.country),
    logo: picture(stored.logo),
    story: richText(stored.story),
    languages: await publishedLocales('brands', stored.id),
    updatedAt: stored.updatedAt,
    seo: seo(stored.meta, { title: name, description: tagline }),
  }
}
