import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { readPublished } from '@/content/read'
import type { Device } from '@/content/types'
import { mapDevice } from './map-device'

/** One hearing aid by its address, or null where none is published in this language. */
export async function getDevice(locale: Locale, slug: string): Promise<Device | null> {
  'use cache'
  return readPublished(locale, 'devices', slug, { depth: 1 }, mapDevice)
}
