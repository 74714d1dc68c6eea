import { type Locale, localisePath } from '@estu/domain/locale'
import { routes } from '@estu/domain/routes'
import { SectionHead } from '@estu/ui/section-head'
import type { Review } from '@/content/types'
import { translator } from '@/i18n/translator'
import { Link } from '@/shell/link'
import { ReviewList } from './review-list'

/** What buyers say about one product, at its own page. */
export function ProductReviews({ locale, reviews }: { locale: Locale; reviews: readonly Review[] }) {
  const t = translator(locale)
  if (reviews.length === 0) return null
  return (
    <section className="section">
      <div className="page">
        <SectionHead
          title={t('reviews.title')}
          link={{ label: t('reviews.all'), href: localisePath(locale, routes.reviews.path) }}
          linkAs={Link}
        />
        <ReviewList locale={locale} reviews={reviews.slice(0, 6)} />
      </div>
    </section>
  )
}
