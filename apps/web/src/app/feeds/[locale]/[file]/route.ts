import { productCollections } from '@estu/domain/catalogue/collections'
import { isLocale, type Locale, locales, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import { getOrganisation } from '@/content/clinic/get-organisation'
import { contentEtag } from '@/content/search-engines/content-etag'
import { listFeedArticles } from '@/content/search-engines/list-feed-articles'
import { atomXml } from '@/features/feeds/atom-xml'
import type { FeedShop } from '@/features/feeds/feed-product'
import { merchantXml } from '@/features/feeds/merchant-xml'
import { ymlXml } from '@/features/feeds/yml-xml'
import { translator } from '@/i18n/translator'
import { siteUrl } from '@/lib/metadata/site-url'
import { streamResponse } from '@/lib/streaming/stream-text'
import { feedProducts } from '../../feed-products'

type Context = { params: Promise<{ locale: string; file: string }> }
type Feed = { type: string; parts: () => AsyncIterable<string> }

/** `/feeds/kk/merchant.xml`, `/feeds/ru/yml.xml`, `/feeds/ru/articles.atom`: what others list, read as it is sent. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, file } = await params
  if (!isLocale(locale)) return refuse('unknown-locale', locales)
  const feed = await feedOf(locale, file)
  if (!feed) return refuse('unknown-feed', files)
  return streamResponse(request, feed.parts, { type: feed.type, etag: await contentEtag() })
}

const files = ['merchant.xml', 'yml.xml', 'articles.atom'] as const

/** Why there is no such feed, and what may stand in its place. */
const refuse = (error: 'unknown-locale' | 'unknown-feed', known: readonly string[]): Response =>
  Response.json({ error, known }, { status: 404, headers: { 'cache-control': 'no-store' } })

async function feedOf(locale: Locale, file: string): Promise<Feed | null> {
  const shop = await shopOf(locale, file)
  switch (file) {
    case 'merchant.xml':
      return { type: 'application/xml; charset=utf-8', parts: () => merchantXml(shop, feedProducts(locale)) }
    case 'yml.xml': {
      const t = translator(locale)
      const sections = productCollections.map((section) => t(`${section}.title`))
      const parts = () => ymlXml({ shop, sections, products: feedProducts(locale), madeAt: new Date() })
      return { type: 'application/xml; charset=utf-8', parts }
    }
    case 'articles.atom':
      return articlesFeed(locale, shop)
    default:
      return null
  }
}

async function articlesFeed(locale: Locale, { company, self }: FeedShop): Promise<Feed> {
  const t = translator(locale)
  const articles = await listFeedArticles(locale)
  const home = siteUrl(localisePath(locale, routes.articles.path))
  const words = { title: `${t('articles.title')} · ${company}`, subtitle: t('articles.lead'), author: company }
  return {
    type: 'application/atom+xml; charset=utf-8',
    parts: async function* () {
      yield atomXml({ ...words, locale, self, home }, articles)
    },
  }
}

async function shopOf(locale: Locale, file: string): Promise<FeedShop> {
  const [{ name }, { description }] = await Promise.all([getSiteBrand(locale), getOrganisation(locale)])
  const url = siteUrl(localisePath(locale, '/'))
  return { name, company: name, url, description, self: siteUrl(`/feeds/${locale}/${file}`) }
}
