import { listReviewPage } from '@/content/catalogue/list-reviews'
import { type ListParams, readPageOf } from '@/lib/sections/list-page'
import { ReviewsPage } from './reviews-page'

const all = { rating: null, of: null }

/** The list of reviews as it is, a page of it. */
export async function AllReviews({ params }: { params: ListParams }) {
  const found = await readPageOf(params, (locale, page) => listReviewPage(locale, page, all))
  return found && <ReviewsPage locale={found.locale} choice={all} list={found.list} />
}
