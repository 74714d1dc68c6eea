import { type Locale, locales, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { connection } from 'next/server'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import { getOrganisation } from '@/content/clinic/get-organisation'
import type { PageMetadata } from '@/content/search-engines/document-metadata'
import { listNewest } from '@/content/search-engines/list-newest'
import { translator } from '@/i18n/translator'
import { asWords } from '@/lib/metadata/markdown-words'
import { siteUrl } from '@/lib/metadata/site-url'

/** Of a section this many documents are named in each language; the metadata names them all. */
const newest = 100

const sections = [
  ['services.title', routes.services.path, 'services'],
  ['devices.title', routes.devices.path, 'devices'],
  ['implants.title', routes.implants.path, 'implants'],
  ['consumables.title', routes.consumables.path, 'consumables'],
  ['accessories.title', routes.accessories.path, 'accessories'],
  ['landings.title', routes.landingPages.path, 'landings'],
  ['articles.title', routes.articles.path, 'articles'],
  ['branches.title', routes.branches.path, 'branches'],
  ['search.pages', routes.home.path, 'pages'],
] as const

/** The site in one page of Markdown for language models: what it is, and where its texts stand. Source: llmstxt.org. */
export async function GET(): Promise<Response> {
  await connection()
  const [organisation, brand] = await Promise.all([getOrganisation('ru'), getSiteBrand('ru')])
  const lists = await Promise.all(sections.map(([, , collection]) => listNewest(collection, newest)))
  const text = [
    `# ${asWords(brand.name)}`,
    '',
    `> ${asWords(organisation.description)}`,
    '',
    asWords(organisation.demoNote),
    '',
    'Russian pages stand at the addresses below without a prefix, Kazakh ones under `/kk`.',
    '',
    ...locales.flatMap((locale) => inLanguage(locale, lists)),
    // What may be left out where there is little room.
    '## Optional',
    '',
    `- [Metadata of all pages](${siteUrl('/api/seo/metadata.json')})`,
    `- [Sitemap](${siteUrl('/sitemap.xml')})`,
    ...locales.map((locale) => `- [Newest articles, ${locale}](${siteUrl(`/feeds/${locale}/articles.atom`)})`),
    ...locales.map((locale) => `- [Products and prices, ${locale}](${siteUrl(`/feeds/${locale}/yml.xml`)})`),
    '',
  ].join('\n')
  return new Response(text, {
    headers: { 'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'public, max-age=0, s-maxage=1' },
  })
}

/** The sections under headings of their own language. */
function inLanguage(locale: Locale, lists: readonly PageMetadata[][]): string[] {
  const t = translator(locale)
  return sections.flatMap(([title, path], index) => [
    `## ${t(title)}`,
    '',
    `- [${asWords(t(title))}](${siteUrl(localisePath(locale, path))})`,
    ...(lists[index] ?? []).filter((page) => page.locale === locale).map(entry),
    '',
  ])
}

const entry = ({ heading, summary, path, locale }: PageMetadata) =>
  `- [${asWords(heading)}](${siteUrl(localisePath(locale, path))})${summary ? `: ${asWords(summary)}` : ''}`
