import 'server-only'
import type { Locale } from '@estu/domain/locale'
import { listTag } from '@estu/domain/outbox-tags'
import { cacheLife, cacheTag } from 'next/cache'
import { asVisitor } from './as-visitor'
import { mapGoodsCard, type StoredGoods } from './map-goods'
import { cms } from './payload'
import type { GoodsCard } from './types'

/** Consumables and accessories that fit a device, as their editors say. */
export async function listFitting(locale: Locale, deviceId: string): Promise<GoodsCard[]> {
  'use cache'
  cacheLife('max')
  cacheTag(listTag('consumables'), listTag('accessories'), listTag('media'))
  const payload = await cms()
  const sections = ['consumables', 'accessories'] as const
  const found = await Promise.all(
    sections.map((collection) =>
      payload.find({
        collection,
        where: { fitsDevices: { contains: deviceId } },
        sort: ['kind', 'slug'],
        limit: 8,
        depth: 1,
        ...asVisitor(locale),
      }),
    ),
  )
  return sections.flatMap((section, index) =>
    ((found[index]?.docs ?? []) as StoredGoods[])
      .filter(({ slug, title }) => slug && title)
      .map((stored) => mapGoodsCard(section, stored)),
  )
}
