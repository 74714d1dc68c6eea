import 'server-only'
import type { Locale } from '@estu/domain/locale'
import { listTag } from '@estu/domain/outbox-tags'
import { cacheLife, cacheTag } from 'next/cache'
import { asVisitor } from './as-visitor'
import { mapServiceCard } from './map-service'
import { cms } from './payload'
import type { ServiceCard } from './types'

/** The published services of a language, in the order they were made. */
export async function listServices(locale: Locale): Promise<ServiceCard[]> {
  'use cache'
  cacheLife('max')
  cacheTag(listTag('services'), listTag('media'))
  const payload = await cms()
  const found = await payload.find({
    collection: 'services',
    sort: 'createdAt',
    limit: 0,
    depth: 1,
    ...asVisitor(locale),
  })
  return found.docs.filter(({ slug, title }) => slug && title).map(mapServiceCard)
}
