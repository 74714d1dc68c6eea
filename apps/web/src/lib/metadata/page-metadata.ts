import 'server-only'
import { hreflangOf, type Locale, localisePath, ogLocaleOf } from '@estu/domain/locale/locales'
import { isListed } from '@estu/domain/seo/listed-languages'
import { withUsualSpaces } from '@estu/domain/text/typography/with-usual-spaces'
import type { Metadata } from 'next'
import { siteUrl } from './site-url'

/** What was written for search engines; `canonical`: another page's path that stands for this one. */
type Words = {
  title: string
  description: string
  image?: string | null
  noindex?: boolean
  canonical?: string | null
}

type Page = {
  locale: Locale
  /** As in Russian. */
  path: string
  languages: readonly Locale[]
  /** Those of them in which search engines may show the page; all where nothing is said. */
  listed?: readonly Locale[]
  seo: Words
  /** When the document last changed: a drawn picture has a new address then. */
  updatedAt?: string
  type?: 'website' | 'article'
  noindex?: boolean
  /** What the shop is called. */
  siteName: string
}

/** What search engines and link previews read: the editor's words, this address, its published languages. */
export function pageMetadata(page: Page): Metadata {
  const { locale, path, languages, listed = languages, seo, siteName, type = 'website' } = page
  const noindex = page.noindex ?? seo.noindex ?? false
  const address = (language: Locale) => siteUrl(localisePath(language, path))
  const images = [socialPicture(page)]
  const title = withUsualSpaces(seo.title)
  const description = withUsualSpaces(seo.description) || undefined
  return {
    title,
    description,
    robots: noindex ? { index: false, follow: true } : undefined,
    alternates: {
      canonical: seo.canonical ? siteUrl(localisePath(locale, seo.canonical)) : address(locale),
      languages: isListed({ noindex, canonical: seo.canonical ?? null }) ? alternates(listed, address) : undefined,
    },
    openGraph: {
      type,
      title,
      description,
      url: address(locale),
      siteName,
      locale: ogLocaleOf(locale),
      alternateLocale: languages.filter((language) => language !== locale).map(ogLocaleOf),
      images,
    },
    twitter: { card: 'summary_large_image' },
  }
}

type Shown = { locale: Locale; path: string; image: string | null | undefined; updatedAt?: string | undefined }

/** The editor's picture, or one drawn with the page's title in its language, its own picture and its price. */
export function socialPictureUrl({ locale, path, image, updatedAt }: Shown): string {
  if (image) return siteUrl(image)
  return siteUrl(`/og/${locale}${path === '/' ? '/home' : path}${versionOf(updatedAt)}`)
}

/** Where drawn pictures stand that say nothing, each behind its language. */
export const wordlessPictures = 'without-words'

/** What a page's drawing looks like as a file of its own, for those who refuse a picture with words on it. */
export const wordlessPictureUrl = ({ locale, path, updatedAt }: Omit<Shown, 'image'>): string =>
  siteUrl(`/og/${wordlessPictures}/${locale}${path}${versionOf(updatedAt)}`)

/** Another address after a change. */
const versionOf = (updatedAt: string | undefined) => (updatedAt ? `?v=${Date.parse(updatedAt).toString(36)}` : '')

function socialPicture({ locale, path, seo, updatedAt }: Page) {
  const url = socialPictureUrl({ locale, path, image: seo.image, updatedAt })
  return { url, width: 1200, height: 630, alt: seo.title }
}

/** Each published language names itself and the other; `x-default` is Russian, or whatever there is. */
export function alternates(languages: readonly Locale[], address: (locale: Locale) => string): Record<string, string> {
  const first = languages.includes('ru') ? 'ru' : languages[0]
  const named = languages.map((language) => [hreflangOf(language), address(language)])
  return Object.fromEntries(first ? [...named, ['x-default', address(first)]] : named)
}
