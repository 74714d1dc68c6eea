import 'server-only'
import { locales } from '@estu/domain/locale/locales'
import type { Metadata } from 'next'
import { type Translate, translator } from '@/i18n/translator'
import { pageMetadata } from './page-metadata'
import { localeOf } from './params'

type Params = Promise<{ locale: string }>
type Words = { title: string; lead: string }

/** What search engines read of a section: its title and lead. `path` is given as in Russian. */
export async function sectionMetadata(
  params: Params,
  path: string,
  wordsOf: (t: Translate) => Words,
  { noindex = false } = {},
): Promise<Metadata> {
  const locale = localeOf(await params)
  if (!locale) return {}
  const t = translator(locale)
  const { title, lead } = wordsOf(t)
  const seo = { title: `${title} · ${t('site.name')}`, description: lead }
  return pageMetadata({ locale, path, languages: locales, seo, noindex })
}

/** Titles of pages where something is done: search engines have no business there. */
export const taskMetadata = (params: Params, path: string, titleOf: (t: Translate) => string): Promise<Metadata> =>
  sectionMetadata(params, path, (t) => ({ title: titleOf(t), lead: '' }), { noindex: true })
