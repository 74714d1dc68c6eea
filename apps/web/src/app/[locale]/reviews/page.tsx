import type { Metadata } from 'next'
import { ReviewsPage, reviewsMetadata } from '@/app/reviews-page'
import type { ListParams } from '@/lib/sections/list-page'

type Props = { params: ListParams }

export const generateMetadata = ({ params }: Props): Promise<Metadata> => reviewsMetadata(params)

export default function Page({ params }: Props) {
  return <ReviewsPage params={params} />
}
