import type { Locale } from '@estu/domain/locale/locales'
import { localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { GoLink } from '@estu/ui/components/go-link'
import { Link } from '@/components/link'
import { listArticles } from '@/content/editorial/list-articles'
import type { ArticleKind } from '@/content/types'
import { translator } from '@/i18n/translator'
import { Crumbs } from '@/layout/crumbs'
import { ArticleCards } from './article-cards'

/** One of the two sections of articles. */
export async function ArticleSection({ locale, kind }: { locale: Locale; kind: ArticleKind }) {
  const t = translator(locale)
  const expert = kind === 'expert'
  const title = expert ? t('articles.expertTitle') : t('articles.title')
  const other = expert
    ? { label: t('articles.title'), href: localisePath(locale, routes.articles.path) }
    : { label: t('articles.expertTitle'), href: localisePath(locale, routes.expertArticles.path) }
  const articles = await listArticles(locale, kind)
  return (
    <>
      <Crumbs locale={locale} trail={[{ label: title }]} />
      <div className="page">
        <header className="page-head">
          <h1>{title}</h1>
          <p className="lead">{expert ? t('articles.expertLead') : t('articles.lead')}</p>
          <GoLink {...other} linkAs={Link} />
        </header>
        {articles.length > 0 ? (
          <ArticleCards locale={locale} articles={articles} heading="h2" withSummary eager />
        ) : (
          <p>{t('articles.empty')}</p>
        )}
      </div>
    </>
  )
}
