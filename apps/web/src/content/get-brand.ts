import 'server-only'
import type { Locale } from '@estu/domain/locale'
import { documentTag, listTag, slugTag } from '@estu/domain/outbox-tags'
import { cacheLife, cacheTag } from 'next/cache'
import { asVisitor } from './as-visitor'
import { mapBrand } from './map-brand'
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
  return mapBrand(stored, await publishedLocales('brands', stored.id))
}
