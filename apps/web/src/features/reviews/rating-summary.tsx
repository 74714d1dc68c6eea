import type { ProductCollection } from '@estu/domain/catalogue/collections'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { RatingLevels } from '@estu/ui/product/rating-levels'
import type { ProductReviews } from '@/content/catalogue/list-reviews'
import type { Review } from '@/content/types'
import { translator } from '@/i18n/translator'
import { countOf, meanOf } from './rating-line'

type Props = { locale: Locale; reviews: ProductReviews; section: ProductCollection; slug: string }

export const reviewAnchor = ({ id }: Pick<Review, 'id'>) => `review-${id}`

/** The mean, how many gave what, and the way to write one's own. */
export function RatingSummary({ locale, reviews, section, slug }: Props) {
  const t = translator(locale)
  const levels = [5, 4, 3, 2, 1].map((value) => {
    const count = reviews.given[value - 1] ?? 0
    const first = reviews.newest.find(({ rating }) => rating === value)
    return { value, count, label: t('reviews.level', { value, count }), href: first && `#${reviewAnchor(first)}` }
  })
  const count = countOf(reviews.given)
  const query = new URLSearchParams({ of: section, product: slug })
  return (
    <div className="rate">
      <h2>{t('reviews.title')}</h2>
      {count > 0 && (
        <>
          <p>
            <span className="rate__mean">{meanOf(reviews.given, locale)}</span>{' '}
            <span className="muted">{t('reviews.outOf', { count })}</span>
          </p>
          <RatingLevels levels={levels} />
        </>
      )}
      <ButtonLink href={`${localisePath(locale, routes.writeReview.path)}?${query}`} tone="secondary" size="small">
        {t('writeReview.title')}
      </ButtonLink>
    </div>
  )
}
