import 'server-only'
import type { Section as Stored } from '@estu/cms/types'
import type { Locale } from '@estu/domain/locale/locales'
import { type SectionKey, sectionKeyAt, sectionKeys } from '@estu/domain/routing/sections'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import { words } from '@/content/map-shared'
import { readGlobal } from '@/content/read'

export type SectionSeo = { title: string; description: string }
export type SectionsSeo = Record<SectionKey, SectionSeo>

/** What an editor wrote of the sections for search engines, in one language; empty where nothing was written. */
export async function getSectionSeo(locale: Locale): Promise<SectionsSeo> {
  'use cache'
  return mapSections(await readGlobal(locale, 'sections'))
}

export const mapSections = (stored: Stored): SectionsSeo =>
  Object.fromEntries(
    sectionKeys.map((key) => [key, { title: words(stored[key]?.title), description: words(stored[key]?.description) }]),
  ) as SectionsSeo

type Words = { title: string; lead: string }

/** What search engines read of a section: what an editor wrote for them, or else its own words. */
export async function sectionSeo(locale: Locale, path: string, { title, lead }: Words): Promise<SectionSeo> {
  const key = sectionKeyAt(path)
  const written = key && (await getSectionSeo(locale))[key]
  return {
    title: written?.title || `${title} · ${(await getSiteBrand(locale)).name}`,
    description: written?.description || lead,
  }
}
