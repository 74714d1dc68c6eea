import { locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import type { Metadata } from 'next'
import { sectionMetadata } from '@/app/metadata/fixed-page-metadata'
import { listArticlePage } from '@/content/editorial/list-articles'
import type { ArticleKind } from '@/content/types'
import { ArticleSection } from '@/features/articles/article-section'
import { sectionOfKind } from '@/features/articles/section-of-kind'
import { SiteFrame } from '@/layout/site-frame'
import { type ListParams, readPageOf } from '@/lib/sections/list-page'

const paths = { expert: routes.expertArticles.path, general: routes.articles.path }

export const articleSectionMetadata = (kind: ArticleKind, params: ListParams): Promise<Metadata> =>
  sectionMetadata(params, paths[kind], (t) => sectionOfKind(kind, t))

/** One of the two sections of articles, a page of it. */
export async function ArticleSectionPage({ kind, params }: { kind: ArticleKind; params: ListParams }) {
  const found = await readPageOf(params, (locale, page) => listArticlePage(locale, kind, page))
  if (!found) return null
  const { locale, list } = found
  return (
    <SiteFrame locale={locale} path={paths[kind]} languages={locales}>
      <ArticleSection locale={locale} kind={kind} articles={list} />
    </SiteFrame>
  )
}
