import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import type { DataFromGlobalSlug, GlobalSlug } from 'payload'
import { readGlobal } from '@/content/read'

/** A single document as it is public, with ids for what it refers to: what a preview writes over. */
export async function getStoredGlobal<G extends GlobalSlug>(locale: Locale, slug: G): Promise<DataFromGlobalSlug<G>> {
  'use cache'
  return readGlobal(locale, slug)
}
