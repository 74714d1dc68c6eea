import 'server-only'
import type { Article } from '@estu/cms/types'
import type { Locale } from '@estu/domain/locale/locales'
import type { Where } from 'payload'
import { type Paged, readList, readPage } from '@/content/read'
import type { ArticleCard, ArticleKind } from '@/content/types'
import { mapArticleCard } from './map-article'

const newestFirst = ['-firstPublishedAt', 'slug']
const articlesOnPage = 12

/** The newest published articles of a section; of both sections when none is named. */
export async function listArticles(locale: Locale, kind: ArticleKind | 'all', limit: number): Promise<ArticleCard[]> {
  'use cache'
  const where: Where = kind === 'all' ? {} : { kind: { equals: kind } }
  const found = await readList(locale, 'articles', { where, sort: newestFirst, limit, depth: 1 })
  return found.flatMap(cardOf)
}

/** A page of a section's published articles, newest first. */
export async function listArticlePage(locale: Locale, kind: ArticleKind, page: number): Promise<Paged<ArticleCard>> {
  'use cache'
  const query = { where: { kind: { equals: kind } }, sort: newestFirst, limit: articlesOnPage, page, depth: 1 }
  return readPage(locale, 'articles', query, cardOf)
}

const cardOf = (article: Article): ArticleCard[] => (article.slug && article.title ? [mapArticleCard(article)] : [])
