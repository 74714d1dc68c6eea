import { localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { connection } from 'next/server'
import { getOrganisation } from '@/content/clinic/get-organisation'
import { listMetadata, type PageMetadata } from '@/content/list-metadata'
import { translator } from '@/i18n/translator'
import { siteUrl } from '@/lib/site-url'

/** The site in one page of Markdown for language models: what it is, and where its texts stand. */
export async function GET(): Promise<Response> {
  await connection()
  const [organisation, pages] = await Promise.all([getOrganisation('ru'), listMetadata()])
  const t = translator('ru')
  const shown = pages.filter(({ noindex, canonical }) => !noindex && !canonical)
  const section = (title: string, path: string, collection: PageMetadata['collection']) => {
    const own = shown.filter((page) => page.collection === collection)
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
    section(t('services.title'), routes.services.path, 'services'),
    section(t('devices.title'), routes.devices.path, 'devices'),
    section(t('implants.title'), routes.implants.path, 'implants'),
    section(t('consumables.title'), routes.consumables.path, 'consumables'),
    section(t('accessories.title'), routes.accessories.path, 'accessories'),
    section(t('articles.title'), routes.articles.path, 'articles'),
    section(t('branches.title'), routes.branches.path, 'pages'),
  ].join('\n')
  return new Response(text, {
    headers: { 'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'public, max-age=0, s-maxage=1' },
  })
}

const entry = ({ heading, summary, path, locale }: PageMetadata) =>
  `- [${heading}](${siteUrl(localisePath(locale, path))})${summary ? `: ${summary}` : ''}`
