import type { ProductCollection } from '@estu/domain/catalogue/collections'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { formatNumber } from '@estu/domain/locale/numbers'
import { routes } from '@estu/domain/routing/routes'
import { Rating } from '@estu/ui/components/rating'
import { SectionHead } from '@estu/ui/sections/section-head'
import { Link } from '@/components/link'
import type { ProductReviews as Reviews } from '@/content/catalogue/list-reviews'
import { translator } from '@/i18n/translator'
import { ReviewList } from './review-list'

/** What buyers say about one product, at its own page. */
type Props = { locale: Locale; reviews: Reviews; section: ProductCollection; slug: string }

export function ProductReviews({ locale, reviews, section, slug }: Props) {
  const t = translator(locale)
  return (
    <section className="section">
      <div className="page">
        <SectionHead
          title={t('reviews.title')}
          link={{ label: t('reviews.all'), href: localisePath(locale, routes.reviews.path) }}
          linkAs={Link}
        />
        {reviews.rating && (
          <Rating
            value={reviews.rating.mean}
            label={t('reviews.mean', { value: formatNumber(reviews.rating.mean, locale), count: reviews.rating.count })}
          />
        )}
        {reviews.newest.length > 0 && <ReviewList locale={locale} reviews={reviews.newest} />}
        <p className="gap-above">
          <a
            className="btn btn--secondary"
            href={`${localisePath(locale, routes.writeReview.path)}?${new URLSearchParams({ of: section, product: slug })}`}
          >
            {t('writeReview.title')}
          </a>
        </p>
      </div>
    </section>
  )
}
