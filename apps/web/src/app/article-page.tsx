import { localisePath } from '@estu/domain/locale/locales'
import { articlePath, routes } from '@estu/domain/routing/routes'
import { SectionHead } from '@estu/ui/sections/section-head'
import type { Metadata } from 'next'
import { JsonLd } from '@/components/json-ld'
import { Link } from '@/components/link'
import { getArticle } from '@/content/editorial/get-article'
import { listArticles } from '@/content/editorial/list-articles'
import type { ArticleKind } from '@/content/types'
import { ArticleCards } from '@/features/articles/article-cards'
import { articleData } from '@/features/articles/article-data'
import { ArticleView } from '@/features/articles/article-view'
import { DeviceCards } from '@/features/products/device-cards'
import { translator } from '@/i18n/translator'
import { SiteFrame } from '@/layout/site-frame'
import { goneOrMoved } from '@/lib/gone-or-moved'
import { pageMetadata } from '@/lib/page-metadata'
import { localeAndSlugOf } from '@/lib/params'

type Params = Promise<{ locale: string; slug: string }>

export async function articleMetadata(kind: ArticleKind, params: Params): Promise<Metadata> {
  const wanted = localeAndSlugOf(await params)
  const article = wanted && (await getArticle(wanted.locale, kind, wanted.slug))
  if (!article) return {}
  const path = articlePath(kind, article.slug)
  return pageMetadata({ ...wanted, path, languages: article.languages, seo: article.seo, type: 'article' })
}

/** One article's page, of either section. */
export async function ArticlePage({ kind, params }: { kind: ArticleKind; params: Params }) {
  const wanted = localeAndSlugOf(await params)
  if (!wanted) return null
  const { locale, slug } = wanted
  const article = await getArticle(locale, kind, slug)
  if (!article) return goneOrMoved(locale, articlePath(kind, slug))
  const t = translator(locale)
  const more = (await listArticles(locale, 'all')).filter((other) => other.id !== article.id).slice(0, 3)
  return (
    <SiteFrame locale={locale} path={articlePath(kind, article.slug)} languages={article.languages}>
      <JsonLd data={articleData(article, locale)} />
      <ArticleView locale={locale} article={article}>
        {article.relatedDevices.length > 0 && (
          <section className="section section--first">
            <div className="page">
              <SectionHead title={t('articles.related')} />
              <DeviceCards locale={locale} devices={article.relatedDevices.slice(0, 4)} />
            </div>
          </section>
        )}
        {more.length > 0 && (
          <section className="section section--first">
            <div className="page">
              <SectionHead
                title={t('articles.more')}
                link={{ label: t('home.allArticles'), href: localisePath(locale, routes.articles.path) }}
                linkAs={Link}
              />
              <ArticleCards locale={locale} articles={more} />
            </div>
          </section>
        )}
      </ArticleView>
    </SiteFrame>
  )
}
