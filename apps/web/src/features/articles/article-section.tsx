import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { GoLink } from '@estu/ui/components/go-link'
import { Link } from '@/components/link'
import { listArticles } from '@/content/editorial/list-articles'
import type { ArticleKind } from '@/content/types'
import { translator } from '@/i18n/translator'
import { SectionPage } from '@/layout/section-page'
import { ArticleCards } from './article-cards'
import { sectionOfKind } from './section-of-kind'

/** One of the two sections of articles, with the way to the other. */
export async function ArticleSection({ locale, kind }: { locale: Locale; kind: ArticleKind }) {
  const t = translator(locale)
  const { title, lead } = sectionOfKind(kind, t)
  const other = sectionOfKind(kind === 'expert' ? 'general' : 'expert', t)
  const articles = await listArticles(locale, kind)
  return (
    <SectionPage
      locale={locale}
      title={title}
      lead={lead}
      more={<GoLink label={other.title} href={localisePath(locale, other.path)} linkAs={Link} />}
    >
      {articles.length > 0 ? (
        <ArticleCards locale={locale} articles={articles} heading="h2" withSummary eager />
      ) : (
        <p>{t('articles.empty')}</p>
      )}
    </SectionPage>
  )
}
