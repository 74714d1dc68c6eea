import { locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import type { Metadata } from 'next'
import type { ArticleKind } from '@/content/types'
import { ArticleSection } from '@/features/articles/article-section'
import { sectionOfKind } from '@/features/articles/section-of-kind'
import { SiteFrame } from '@/layout/site-frame'
import { sectionMetadata } from '@/lib/fixed-page-metadata'
import { localeOf } from '@/lib/params'

type Params = Promise<{ locale: string }>

const paths = { expert: routes.expertArticles.path, general: routes.articles.path }

export const articleSectionMetadata = (kind: ArticleKind, params: Params): Promise<Metadata> =>
  sectionMetadata(params, paths[kind], (t) => sectionOfKind(kind, t))

/** One of the two sections of articles. */
export async function ArticleSectionPage({ kind, params }: { kind: ArticleKind; params: Params }) {
  const locale = localeOf(await params)
  if (!locale) return null
  return (
    <SiteFrame locale={locale} path={paths[kind]} languages={locales}>
      <ArticleSection locale={locale} kind={kind} />
    </SiteFrame>
  )
}
