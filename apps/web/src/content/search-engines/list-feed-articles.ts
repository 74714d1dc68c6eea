import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { isListed } from '@estu/domain/seo/listed-languages'
import { mapArticle } from '@/content/editorial/map-article'
import { withChange } from '@/content/editorial/with-change'
import type { Article } from '@/content/types'
import { readList } from '../read'

/** A feed tells of the newest alone; the sitemap names them all. */
const newest = 50

/** The newest articles that search engines may show, in one language. */
export async function listFeedArticles(locale: Locale): Promise<Article[]> {
  'use cache'
  const found = await readList(locale, 'articles', {
    sort: ['-firstPublishedAt', '-createdAt'],
    limit: newest,
    depth: 1,
  })
  const articles = found
    .filter(({ slug, title }) => slug && title)
    .map((stored) => mapArticle(stored, [locale]))
    .filter(({ seo }) => isListed(seo))
  return Promise.all(articles.map((article) => withChange(article, locale)))
}
