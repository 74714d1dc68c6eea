import type { Metadata } from 'next'
import { AllReviews } from '@/app/all-reviews'
import { reviewsMetadata } from '@/app/reviews-page'
import { type ListParams, placeholderPage } from '@/lib/sections/list-page'

type Props = { params: ListParams }

export const generateStaticParams = placeholderPage

export const generateMetadata = ({ params }: Props): Promise<Metadata> => reviewsMetadata(params)

export default function Page({ params }: Props) {
  return <AllReviews params={params} />
}
