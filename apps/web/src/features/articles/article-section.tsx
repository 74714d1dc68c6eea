import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { GoLink } from '@estu/ui/components/go-link'
import { Link } from '@/components/link'
import { ListPages } from '@/components/list-pages'
import type { Paged } from '@/content/read'
import type { ArticleCard, ArticleKind } from '@/content/types'
import { translator } from '@/i18n/translator'
import { SectionPage } from '@/layout/section-page'
import { ArticleCards } from './article-cards'
import { sectionOfKind } from './section-of-kind'

type Props = { locale: Locale; kind: ArticleKind; articles: Paged<ArticleCard> }

/** One of the two sections of articles, with the way to the other. */
export function ArticleSection({ locale, kind, articles }: Props) {
  const t = translator(locale)
  const { title, lead, path } = sectionOfKind(kind, t)
  const other = sectionOfKind(kind === 'expert' ? 'general' : 'expert', t)
  return (
    <SectionPage
      locale={locale}
      title={title}
      lead={lead}
      more={<GoLink label={other.title} href={localisePath(locale, other.path)} linkAs={Link} />}
    >
      {articles.items.length > 0 ? (
        <ArticleCards locale={locale} articles={articles.items} heading="h2" withSummary eager />
      ) : (
        <p>{t('articles.empty')}</p>
      )}
      <ListPages locale={locale} path={path} list={articles} />
    </SectionPage>
  )
}
