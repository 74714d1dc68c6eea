import 'server-only'
import type { Locale } from '@estu/domain/locale'
import { listTag } from '@estu/domain/outbox-tags'
import { cacheLife, cacheTag } from 'next/cache'
import { asVisitor } from './as-visitor'
import { mapArticleCard } from './map-article'
import { cms } from './payload'
import type { ArticleCard, ArticleKind } from './types'

/** The published articles of a section, newest first; of both sections when none is named. */
export async function listArticles(locale: Locale, kind: ArticleKind | 'all'): Promise<ArticleCard[]> {
  'use cache'
  cacheLife('max')
  cacheTag(listTag('articles'), listTag('specialists'), listTag('media'))
  const payload = await cms()
  const found = await payload.find({
    collection: 'articles',
    where: kind === 'all' ? {} : { kind: { equals: kind } },
    sort: ['-firstPublishedAt', 'slug'],
    limit: 0,
    depth: 1,
    ...asVisitor(locale),
  })
  return found.docs.filter((article) => article.slug && article.title).map(mapArticleCard)
}
