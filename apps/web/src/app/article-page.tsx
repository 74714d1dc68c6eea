import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { articlePath, routes } from '@estu/domain/routing/routes'
import { SectionHead } from '@estu/ui/sections/section-head'
import type { Metadata } from 'next'
import { type DocumentParams, documentMetadata, loadDocument } from '@/app/documents/load-document'
import { Link } from '@/components/link'
import { getArticle } from '@/content/editorial/get-article'
import { listArticles } from '@/content/editorial/list-articles'
import type { ArticleKind } from '@/content/types'
import { ArticleCards } from '@/features/articles/article-cards'
import { ArticleView } from '@/features/articles/article-view'
import { ListeningSection } from '@/features/listening/listening-section'
import { ProductCards } from '@/features/products/product-cards'
import { translator } from '@/i18n/translator'
import { SiteFrame } from '@/layout/site-frame'

const getterOf = (kind: ArticleKind) => (locale: Locale, slug: string) => getArticle(locale, kind, slug)

export const articleMetadata = (kind: ArticleKind, params: DocumentParams): Promise<Metadata> =>
  documentMetadata(params, getterOf(kind), ({ slug }) => ({ path: articlePath(kind, slug), type: 'article' }))

/** One article's page, of either section. */
export async function ArticlePage({ kind, params }: { kind: ArticleKind; params: DocumentParams }) {
  const found = await loadDocument(params, getterOf(kind), (slug) => articlePath(kind, slug))
  if (!found) return null
  const { locale, document: article } = found
  const t = translator(locale)
  const more = (await listArticles(locale, 'all', 4)).filter((other) => other.id !== article.id).slice(0, 3)
  return (
    <SiteFrame locale={locale} path={articlePath(kind, article.slug)} languages={article.languages}>
      <ArticleView locale={locale} article={article}>
        {kind === 'expert' && article.relatedDevices.length > 0 && <ListeningSection locale={locale} first />}
        {article.relatedDevices.length > 0 && (
          <section className="section section--first">
            <div className="page">
              <SectionHead title={t('articles.related')} />
              <ProductCards locale={locale} products={article.relatedDevices.slice(0, 4)} />
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
