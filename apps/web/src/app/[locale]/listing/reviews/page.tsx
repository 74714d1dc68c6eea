import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ReviewsPage, reviewsMetadata } from '@/app/reviews-page'
import { listReviewPage } from '@/content/catalogue/list-reviews'
import { readReviewChoice } from '@/features/reviews/review-choice'
import { localeOf } from '@/lib/params'
import { searchOf } from '@/lib/search-of'

export const instant = false

type Query = Record<string, string | string[] | undefined>
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> }

export const generateMetadata = ({ params }: Props): Promise<Metadata> => reviewsMetadata(params, { noindex: true })

/** The reviews that an address asks for: made for each visit. */
export default async function ChosenReviews({ params, searchParams }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const query = await searchParams
  const { page, ...choice } = readReviewChoice(query)
  const list = await listReviewPage(locale, page, choice)
  if (page > 1 && page > list.pages) notFound()
  return <ReviewsPage locale={locale} choice={choice} list={list} search={searchOf(query)} />
}
