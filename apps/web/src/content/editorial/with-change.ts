import 'server-only'
import { readChangedAt } from '@estu/cms/content-changes/read-content-changes'
import type { Locale } from '@estu/domain/locale/locales'
import type { Article } from '@/content/types'
import { cms } from '../payload'

/** An article with the moment of its last change, which no save without one moves. */
export async function withChange(article: Article, locale: Locale): Promise<Article> {
  const changedAt = await readChangedAt(await cms(), { collection: 'articles', id: article.id, locale })
  return { ...article, changedAt: changedAt ?? article.changedAt }
}
