import 'server-only'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import { findRedirect } from '@/content/find-redirect'
import { getListedLanguages } from '@/content/search-engines/get-listed-languages'
import type { PageFacts } from '@/content/types'
import { pageMetadata } from '@/lib/metadata/page-metadata'
import { localeAndSlugOf } from '@/lib/params'

export type DocumentParams = Promise<{ locale: string; slug: string }>
type Getter<T> = (locale: Locale, slug: string) => Promise<T | null>

/**
 * The document that a page's address names, or null while the build asks with the placeholder. Where there is none the
 * page ends here: its reader is sent on, or told that it does not exist. `pathOf` gives the address as in Russian.
 */
export async function loadDocument<T>(
  params: DocumentParams,
  get: Getter<T>,
  pathOf: (slug: string) => string,
): Promise<{ locale: Locale; document: T } | null> {
  const wanted = localeAndSlugOf(await params)
  if (!wanted) return null
  const { locale, slug } = wanted
  const document = await get(locale, slug)
  return document ? { locale, document } : redirectOrNotFound(locale, pathOf(slug))
}

type PageOf<T> = (document: T) => { path: string; type?: 'article'; noindex?: boolean }

/** What search engines read of a document's page; nothing where there is none. */
export async function documentMetadata<T extends PageFacts>(
  params: DocumentParams,
  get: Getter<T>,
  pageOf: PageOf<T>,
): Promise<Metadata> {
  const wanted = localeAndSlugOf(await params)
  const document = wanted && (await get(wanted.locale, wanted.slug))
  if (!document) return {}
  const { languages, seo, updatedAt } = document
  const page = pageOf(document)
  const listed = (await getListedLanguages(page.path)) ?? languages
  const { name: siteName } = await getSiteBrand(wanted.locale)
  return pageMetadata({ locale: wanted.locale, languages, listed, seo, updatedAt, siteName, ...page })
}

/** Ends a page that has no document: the reader is sent where it moved to, or told that it does not exist. */
export async function redirectOrNotFound(locale: Locale, path: string): Promise<never> {
  const target = await findRedirect(locale, path)
  if (target) permanentRedirect(localisePath(locale, target))
  notFound()
}
