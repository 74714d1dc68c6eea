import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { sectionKeyAt } from '@estu/domain/routing/sections'
import { getSectionSeo, type SectionSeo } from '@/content/editorial/get-section-seo'
import { translator } from '@/i18n/translator'

type Words = { title: string; lead: string }

/** What search engines read of a section: what an editor wrote for them, or else its own words. */
export async function sectionSeo(locale: Locale, path: string, { title, lead }: Words): Promise<SectionSeo> {
  const key = sectionKeyAt(path)
  const written = key && (await getSectionSeo(locale))[key]
  return {
    title: written?.title || `${title} · ${translator(locale)('site.name')}`,
    description: written?.description || lead,
  }
}
