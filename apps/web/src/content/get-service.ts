import 'server-only'
import type { Locale } from '@estu/domain/locale'
import { documentTag, listTag, slugTag } from '@estu/domain/outbox-tags'
import { cacheLife, cacheTag } from 'next/cache'
import { asVisitor } from './as-visitor'
import { mapService } from './map-service'
import { cms } from './payload'
import { publishedLocales } from './published-locales'
import type { Service } from './types'

/** One service by its address, or null where none is published in this language. */
export async function getService(locale: Locale, slug: string): Promise<Service | null> {
  'use cache'
  cacheLife('max')
  cacheTag(slugTag('services', slug), listTag('branches'), listTag('specialists'), listTag('media'))
  const payload = await cms()
  const found = await payload.find({
    collection: 'services',
    where: { slug: { equals: slug } },
    limit: 1,
    depth: 2,
    ...asVisitor(locale),
  })
  const stored = found.docs[0]
  if (!stored) return null
  cacheTag(documentTag('services', stored.id))
  return mapService(stored, await publishedLocales('services', stored.id))
}
