import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { isListed } from '@estu/domain/seo/listed-languages'
import { alternates, socialPictureUrl } from '@/lib/metadata/page-metadata'
import { siteUrl } from '@/lib/metadata/site-url'
import { element, escapeXml, xmlDeclaration } from '@/lib/xml/escape-xml'
import type { ListedPage } from './listed-page'

/** A part of the sitemap: each page in each of its languages, with the others and its pictures. Source: sitemaps.org, protocol 0.9. */
export async function* sitemapPart(
  pages: AsyncIterable<readonly ListedPage[]>,
): AsyncGenerator<string, void, undefined> {
  yield `${xmlDeclaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`
  for await (const page of pages) yield urls(page.filter(isListed))
  yield '</urlset>\n'
}

/** One entry for each language of a page. */
function urls(pages: readonly ListedPage[]): string {
  const languages = pages.map(({ locale }) => locale)
  return pages
    .map((page) => {
      const { locale, path, changedAt } = page
      const address = (language: Locale) => escapeXml(siteUrl(localisePath(language, path)))
      const others = Object.entries(alternates(languages, address)).map(
        ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
      )
      return `<url><loc>${address(locale)}</loc>${others.join('')}${lastmod(changedAt)}${pictureUrls(page).map(pictureEntry).join('')}</url>\n`
    })
    .join('')
}

type Part = { name: string; updatedAt: string | null }

/** The sitemap itself: where its parts stand. `name` is a part's file without its ending. */
export const sitemapIndex = (parts: readonly Part[]): string =>
  [
    `${xmlDeclaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`,
    ...parts.map(
      ({ name, updatedAt }) =>
        `<sitemap><loc>${escapeXml(siteUrl(`/sitemap/${name}.xml`))}</loc>${lastmod(updatedAt)}</sitemap>\n`,
    ),
    '</sitemapindex>\n',
  ].join('')

/** A page's photographs; where it shows drawings alone, the picture that is drawn for links to it. */
const pictureUrls = ({ pictures, locale, path, image, updatedAt }: ListedPage): string[] =>
  pictures.length > 0
    ? pictures.map((picture) => siteUrl(picture))
    : [socialPictureUrl({ locale, path, image, updatedAt: updatedAt ?? undefined })]

const pictureEntry = (url: string) => `<image:image>${element('image:loc', url)}</image:image>`

const lastmod = (moment: string | null) => element('lastmod', moment)
