import type { Locale } from '@estu/domain/locale/locales'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import type { Review } from '@/content/types'
import { reviewAnchor } from './rating-summary'
import { ReviewArticle } from './review-article'

type Props = { locale: Locale; reviews: readonly Review[]; heading?: 'h2' | 'h3'; withProduct?: boolean }

/** Reviews with the shop's answers, newest first. */
export async function ReviewList({ locale, reviews, heading = 'h3', withProduct = false }: Props) {
  const { name } = await getSiteBrand(locale)
  return (
    <ul className="reviews" role="list">
      {reviews.map((review) => (
        <li key={review.id} id={reviewAnchor(review)}>
          <ReviewArticle locale={locale} review={review} heading={heading} withProduct={withProduct} shop={name} />
        </li>
      ))}
    </ul>
  )
}
