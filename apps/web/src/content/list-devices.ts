import 'server-only'
import type { Locale } from '@estu/domain/locale'
import { listTag } from '@estu/domain/outbox-tags'
import { cacheLife, cacheTag } from 'next/cache'
import { asVisitor } from './as-visitor'
import { mapDeviceCard } from './map-device'
import { cms } from './payload'
import type { DeviceCard } from './types'

/** Every published hearing aid of a language, cheapest last: what a person chooses from. */
export async function listDevices(locale: Locale): Promise<DeviceCard[]> {
  'use cache'
  cacheLife('max')
  cacheTag(listTag('devices'), listTag('brands'), listTag('media'))
  const payload = await cms()
  const found = await payload.find({
    collection: 'devices',
    sort: ['-priceKzt', 'slug'],
    limit: 0,
    depth: 1,
    ...asVisitor(locale),
  })
  return found.docs.filter((device) => device.slug && device.title).map(mapDeviceCard)
}
