import 'server-only'
import { locales } from '@estu/domain/locale/locales'
import type { Metadata } from 'next'
import { type Translate, translator } from '@/i18n/translator'
import { pageMetadata } from './page-metadata'
import { localeOf } from './params'

/** Titles of pages where something is done: search engines have no business there. */
export async function taskMetadata(
  params: Promise<{ locale: string }>,
  path: string,
  titleOf: (t: Translate) => string,
  { indexed = false, description = '' as string | ((t: Translate) => string) } = {},
): Promise<Metadata> {
  const locale = localeOf(await params)
  if (!locale) return {}
  const t = translator(locale)
  const seo = {
    title: `${titleOf(t)} · ${t('site.name')}`,
    description: typeof description === 'string' ? description : description(t),
  }
  return pageMetadata({ locale, path, languages: locales, seo, noindex: !indexed })
}
