import { localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { connection } from 'next/server'
import { getOrganisation } from '@/content/clinic/get-organisation'
import type { PageMetadata } from '@/content/search-engines/document-metadata'
import { listNewest } from '@/content/search-engines/list-newest'
import { translator } from '@/i18n/translator'
import { siteUrl } from '@/lib/metadata/site-url'

/** Of a section this many documents are named in each language; the metadata names them all. */
const newest = 100

/** The site in one page of Markdown for language models: what it is, and where its texts stand. */
export async function GET(): Promise<Response> {
  await connection()
  const organisation = await getOrganisation('ru')
  const t = translator('ru')
  const section = async (title: string, path: string, collection: PageMetadata['collection']) => {
    const own = await listNewest(collection, newest)
    return [`## ${title}`, '', `- [${title}](${siteUrl(path)})`, ...own.map(entry), ''].join('\n')
  }
  const text = [
    `# ${organisation.name}`,
    '',
    `> ${organisation.description}`,
    '',
    `${organisation.demoNote}`,
    '',
    'Russian pages stand at the addresses below without a prefix, Kazakh ones under `/kk`.',
    `Metadata of all pages: ${siteUrl('/api/seo/metadata.json')}`,
    '',
    await section(t('services.title'), routes.services.path, 'services'),
    await section(t('devices.title'), routes.devices.path, 'devices'),
    await section(t('implants.title'), routes.implants.path, 'implants'),
    await section(t('consumables.title'), routes.consumables.path, 'consumables'),
    await section(t('accessories.title'), routes.accessories.path, 'accessories'),
    await section(t('landings.title'), routes.landingPages.path, 'landings'),
    await section(t('articles.title'), routes.articles.path, 'articles'),
    await section(t('branches.title'), routes.branches.path, 'branches'),
    await section(t('search.pages'), routes.home.path, 'pages'),
  ].join('\n')
  return new Response(text, {
    headers: { 'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'public, max-age=0, s-maxage=1' },
  })
}

const entry = ({ heading, summary, path, locale }: PageMetadata) =>
  `- [${heading}](${siteUrl(localisePath(locale, path))})${summary ? `: ${summary}` : ''}`
