import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { alternates } from '@/lib/metadata/page-metadata'
import { siteUrl } from '@/lib/metadata/site-url'
import { isListed, type ListedPage } from './listed-page'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** A part of the sitemap: each page in each of its languages, with the others. Source: sitemaps.org, protocol 0.9. */
export async function* sitemapPart(
  pages: AsyncIterable<readonly ListedPage[]>,
): AsyncGenerator<string, void, undefined> {
  yield `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for await (const page of pages) yield urls(page.filter(isListed))
  yield '</urlset>\n'
}

/** One entry for each language of a page. */
function urls(pages: readonly ListedPage[]): string {
  const languages = pages.map(({ locale }) => locale)
  return pages
    .map(({ locale, path, updatedAt }) => {
      const address = (language: Locale) => escaped(siteUrl(localisePath(language, path)))
      const others = Object.entries(alternates(languages, address)).map(
        ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
      )
      return `<url><loc>${address(locale)}</loc>${others.join('')}${lastmod(updatedAt)}</url>\n`
    })
    .join('')
}

type Part = { name: string; updatedAt: string | null }

/** The sitemap itself: where its parts stand. `name` is a part's file without its ending. */
export const sitemapIndex = (parts: readonly Part[]): string =>
  [
    `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`,
    ...parts.map(
      ({ name, updatedAt }) =>
        `<sitemap><loc>${escaped(siteUrl(`/sitemap/${name}.xml`))}</loc>${lastmod(updatedAt)}</sitemap>\n`,
    ),
    '</sitemapindex>\n',
  ].join('')

const lastmod = (moment: string | null) => (moment ? `<lastmod>${escaped(moment)}</lastmod>` : '')

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
