import 'server-only'
import { locales, localisePath } from '@estu/domain/locale/locales'
import { withUsualSpaces } from '@estu/domain/text/typography/with-usual-spaces'
import type { Metadata } from 'next'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import { sectionSeo } from '@/content/editorial/get-section-seo'
import { type Translate, translator } from '@/i18n/translator'
import { pageMetadata } from '@/lib/metadata/page-metadata'
import { siteUrl } from '@/lib/metadata/site-url'
import { localeOf } from '@/lib/params'
import { pageNumberOf, pagePathOf } from '@/lib/sections/list-page'

type Params = Promise<{ locale: string; page?: string }>
type Words = { title: string; lead: string }

/** What search engines read of a section: what was written for them, or its title and lead. `path` is given as in Russian. */
export async function sectionMetadata(
  params: Params,
  path: string,
  wordsOf: (t: Translate) => Words,
  { noindex = false } = {},
): Promise<Metadata> {
  const given = await params
  const [locale, page] = [localeOf(given), pageNumberOf(given.page)]
  if (!locale || page === null) return {}
  const t = translator(locale)
  const seo = await sectionSeo(locale, path, wordsOf(t))
  const { name: siteName } = await getSiteBrand(locale)
  if (page === 1) return pageMetadata({ locale, path, languages: locales, seo, siteName, noindex })
  // The other language may have fewer pages.
  const title = t('pagination.titleOfPage', { title: seo.title, page })
  const further = pagePathOf(path, page)
  return pageMetadata({ locale, path: further, languages: [locale], seo: { ...seo, title }, siteName, noindex })
}

/** Titles of pages where something is done: search engines have no business there, nor has anybody a card of them. */
export async function taskMetadata(params: Params, path: string, titleOf: (t: Translate) => string): Promise<Metadata> {
  const locale = localeOf(await params)
  if (!locale) return {}
  const { name } = await getSiteBrand(locale)
  return {
    title: withUsualSpaces(`${titleOf(translator(locale))} · ${name}`),
    robots: { index: false, follow: true },
    alternates: { canonical: siteUrl(localisePath(locale, path)) },
  }
}
