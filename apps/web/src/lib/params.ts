import { isLocale, type Locale } from '@estu/domain/locale/locales'
import { isSlug } from '@estu/domain/routing/slug'
import { notFound } from 'next/navigation'

/**
 * What the build asks for in place of every unknown part of an address, so that it renders nothing and needs no
 * database; real pages are made at their first visit.
 */
export const placeholder = '__'

/** The language of a page, or null while the build asks with the placeholder. */
export function localeOf(params: { locale: string }): Locale | null {
  if (params.locale === placeholder) return null
  return isLocale(params.locale) ? params.locale : notFound()
}

/** The language and address of a document's page, or null while the build asks with the placeholder. */
export function localeAndSlugOf(params: { locale: string; slug: string }): { locale: Locale; slug: string } | null {
  const locale = localeOf(params)
  if (!locale || params.slug === placeholder) return null
  return isSlug(params.slug) ? { locale, slug: params.slug } : notFound()
}

export const placeholderSlug = () => [{ slug: placeholder }]
