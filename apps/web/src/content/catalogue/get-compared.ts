import 'server-only'
import { type Locale, otherLocale } from '@estu/domain/locale/locales'
import { readList } from '@/content/read'
import type { Device } from '@/content/types'
import { words } from '../map-shared'
import { mapDevice } from './map-device'
import { hasCard } from './map-product'

export type Compared = {
  /** In the order they were asked for. */
  devices: Device[]
  /** Published in the other language alone. */
  elsewhere: { slug: string; title: string }[]
  /** Published nowhere. */
  missing: string[]
}

/** The hearing aids of a comparison, and what became of those that cannot stand in it. @param slugs four at most */
export async function getCompared(locale: Locale, slugs: readonly string[]): Promise<Compared> {
  if (slugs.length === 0) return { devices: [], elsewhere: [], missing: [] }
  const found = await readDevices(locale, slugs.toSorted())
  const devices = slugs.flatMap((slug) => found.find((device) => device.slug === slug) ?? [])
  const absent = slugs.filter((slug) => !devices.some((device) => device.slug === slug))
  const elsewhere = absent.length > 0 ? await readTitles(otherLocale(locale), absent.toSorted()) : []
  const missing = absent.filter((slug) => !elsewhere.some((known) => known.slug === slug))
  return { devices, elsewhere, missing }
}

async function readDevices(locale: Locale, slugs: readonly string[]): Promise<Device[]> {
  'use cache'
  const found = await readList(locale, 'devices', { where: { slug: { in: [...slugs] } }, depth: 1 })
  return found.filter(hasCard).map((stored) => mapDevice(stored, []))
}

async function readTitles(locale: Locale, slugs: readonly string[]): Promise<Compared['elsewhere']> {
  'use cache'
  const select = { slug: true, title: true } as const
  const found = await readList(locale, 'devices', { where: { slug: { in: [...slugs] } }, depth: 0, select })
  return found.filter(hasCard).map(({ slug, title }) => ({ slug: words(slug), title: words(title) }))
}
