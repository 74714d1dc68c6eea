import 'server-only'
import type { Locale } from '@estu/domain/locale'
import { documentTag, listTag, slugTag } from '@estu/domain/outbox-tags'
import { cacheLife, cacheTag } from 'next/cache'
import { asVisitor } from './as-visitor'
import { mapArticle } from './map-article'
import { cms } from './payload'
import { publishedLocales } from './published-locales'
import type { Article, ArticleKind } from './types'

/** One article of a section by its address, or null where none is published in this language. */
export async function getArticle(locale: Locale, kind: ArticleKind, slug: string): Promise<Article | null> {
  'use cache'
  cacheLife('max')
  cacheTag(slugTag('articles', slug), listTag('specialists'), listTag('media'), listTag('devices'))
  const payload = await cms()
  const found = await payload.find({
    collection: 'articles',
    where: { and: [{ slug: { equals: slug } }, { kind: { equals: kind } }] },
    limit: 1,
    depth: 2,
    ...asVisitor(locale),
  })
  const stored = found.docs[0]
  if (!stored) return null
  cacheTag(documentTag('articles', stored.id))
  return mapArticle(stored, await publishedLocales('articles', stored.id))
}
