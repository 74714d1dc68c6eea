import type { Locale } from '@estu/domain/locale/locales'
import type { Review } from '@/content/types'
import { reviewAnchor } from './rating-summary'
import { ReviewArticle } from './review-article'

type Props = { locale: Locale; reviews: readonly Review[]; heading?: 'h2' | 'h3'; withProduct?: boolean; shop: string }

/** Reviews with the shop's answers, newest first. */
export function ReviewList({ locale, reviews, heading = 'h3', withProduct = false, shop }: Props) {
  return (
    <ul className="reviews" role="list">
      {reviews.map((review) => (
        <li key={review.id} id={reviewAnchor(review)}>
          <ReviewArticle locale={locale} review={review} heading={heading} withProduct={withProduct} shop={shop} />
        </li>
      ))}
    </ul>
  )
}
