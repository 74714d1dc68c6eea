import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { articlePath } from '@estu/domain/routing/routes'
import { dotted } from '@estu/domain/text/typography/dotted'
import { PostCard } from '@estu/ui/cards/post-card'
import { Link } from '@/components/link'
import type { ArticleCard } from '@/content/types'
import { translator } from '@/i18n/translator'

type Props = {
  locale: Locale
  articles: readonly ArticleCard[]
  heading?: 'h2' | 'h3'
  withSummary?: boolean
  eager?: boolean
}

/** Articles as covers with titles. */
export function ArticleCards({ locale, articles, heading, withSummary = false, eager = false }: Props) {
  const t = translator(locale)
  return (
    <div className="posts">
      {articles.map((article, index) => (
        <PostCard
          key={article.id}
          href={localisePath(locale, articlePath(article.kind, article.slug))}
          title={article.title}
          summary={withSummary ? article.summary : undefined}
          byline={dotted([article.author?.name, t('articles.minutes', { count: article.minutes })])}
          cover={article.cover}
          heading={heading}
          eager={eager && index === 0}
          linkAs={Link}
        />
      ))}
    </div>
  )
}
