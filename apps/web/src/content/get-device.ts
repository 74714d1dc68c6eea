import 'server-only'
import type { Locale } from '@estu/domain/locale'
import { documentTag, listTag, slugTag } from '@estu/domain/outbox-tags'
import { cacheLife, cacheTag } from 'next/cache'
import { asVisitor } from './as-visitor'
import { mapDevice } from './map-device'
import { cms } from './payload'
import { publishedLocales } from './published-locales'
import type { Device } from './types'

/** One hearing aid by its address, or null where none is published in this language. */
export async function getDevice(locale: Locale, slug: string): Promise<Device | null> {
  'use cache'
  cacheLife('max')
  cacheTag(slugTag('devices', slug), listTag('brands'), listTag('media'))
  const payload = await cms()
  const found = await payload.find({
    collection: 'devices',
    where: { slug: { equals: slug } },
    limit: 1,
    depth: 1,
    ...asVisitor(locale),
  })
  const stored = found.docs[0]
  if (!stored) return null
  cacheTag(documentTag('devices', stored.id))
  return mapDevice(stored, await publishedLocales('devices', stored.id))
}
