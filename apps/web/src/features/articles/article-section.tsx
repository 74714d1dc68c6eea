import type { Locale } from '@estu/domain/locale'
import { localisePath } from '@estu/domain/locale'
import { routes } from '@estu/domain/routes'
import { GoLink } from '@estu/ui/go-link'
import { listArticles } from '@/content/list-articles'
import type { ArticleKind } from '@/content/types'
import { translator } from '@/i18n/translator'
import { Crumbs } from '@/shell/crumbs'
import { Link } from '@/shell/link'
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
