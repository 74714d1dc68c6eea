import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { readPublished } from '@/content/read'
import type { Article, ArticleKind } from '@/content/types'
import { mapArticle } from './map-article'
import { withChange } from './with-change'

/** One article of a section by its address, or null where none is published in this language. */
export async function getArticle(locale: Locale, kind: ArticleKind, slug: string): Promise<Article | null> {
  'use cache'
  const query = { depth: 2, where: { kind: { equals: kind } } }
  const article = await readPublished(locale, 'articles', slug, query, mapArticle)
  return article && withChange(article, locale)
}
