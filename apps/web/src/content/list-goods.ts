import 'server-only'
import type { Locale } from '@estu/domain/locale'
import { listTag } from '@estu/domain/outbox-tags'
import { cacheLife, cacheTag } from 'next/cache'
import { asVisitor } from './as-visitor'
import { mapGoodsCard, type StoredGoods } from './map-goods'
import { cms } from './payload'
import type { GoodsCard, GoodsSection } from './types'

/** Every published item of a section, kind by kind. */
export async function listGoods(locale: Locale, section: GoodsSection): Promise<GoodsCard[]> {
  'use cache'
  cacheLife('max')
  cacheTag(listTag(section), listTag('brands'), listTag('media'))
  const payload = await cms()
  const found = await payload.find({
    collection: section,
    sort: [section === 'implants' ? 'component' : 'kind', 'slug'],
    limit: 0,
    depth: 1,
    ...asVisitor(locale),
  })
  return (found.docs as StoredGoods[])
    .filter(({ slug, title }) => slug && title)
    .map((stored) => mapGoodsCard(section, stored))
}
