import 'server-only'
import type { Locale } from '@estu/domain/locale'
import { documentTag, listTag, slugTag } from '@estu/domain/outbox-tags'
import { cacheLife, cacheTag } from 'next/cache'
import { asVisitor } from './as-visitor'
import { mapGoods, type StoredGoods } from './map-goods'
import { cms } from './payload'
import { publishedLocales } from './published-locales'
import type { Goods, GoodsSection } from './types'

/** One implant item, consumable or accessory by its address, or null where none is published in this language. */
export async function getGoods(locale: Locale, section: GoodsSection, slug: string): Promise<Goods | null> {
  'use cache'
  cacheLife('max')
  cacheTag(slugTag(section, slug), listTag('brands'), listTag('media'), listTag('devices'), listTag('implants'))
  const payload = await cms()
  const found = await payload.find({
    collection: section,
    where: { slug: { equals: slug } },
    limit: 1,
    depth: 2,
    ...asVisitor(locale),
  })
  const stored = found.docs[0] as StoredGoods | undefined
  if (!stored) return null
  cacheTag(documentTag(section, stored.id))
  return mapGoods(section, stored, await publishedLocales(section, stored.id))
}
