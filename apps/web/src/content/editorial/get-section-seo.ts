import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { type SectionKey, sectionKeys } from '@estu/domain/routing/sections'
import { words } from '@/content/map-shared'
import { readGlobal } from '@/content/read'

export type SectionSeo = { title: string; description: string }

/** What an editor wrote of the sections for search engines, in one language; empty where nothing was written. */
export async function getSectionSeo(locale: Locale): Promise<Record<SectionKey, SectionSeo>> {
  'use cache'
  const stored = await readGlobal(locale, 'sections')
  return Object.fromEntries(
    sectionKeys.map((key) => [key, { title: words(stored[key]?.title), description: words(stored[key]?.description) }]),
  ) as Record<SectionKey, SectionSeo>
}
