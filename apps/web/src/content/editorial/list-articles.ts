import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { readList } from '@/content/read'
import type { ArticleCard, ArticleKind } from '@/content/types'
import { mapArticleCard } from './map-article'

/** The published articles of a section, newest first; of both sections when none is named. */
export async function listArticles(locale: Locale, kind: ArticleKind | 'all'): Promise<ArticleCard[]> {
  'use cache'
  const found = await readList(locale, 'articles', {
    where: kind === 'all' ? {} : { kind: { equals: kind } },
    sort: ['-firstPublishedAt', 'slug'],
    depth: 1,
  })
  return found.filter((article) => article.slug && article.title).map(mapArticleCard)
}
