import type { Metadata } from 'next'
import { GoodsSectionPage, goodsSectionMetadata } from '@/app/goods-page'

type Props = { params: Promise<{ locale: string }> }

export const generateMetadata = ({ params }: Props): Promise<Metadata> => goodsSectionMetadata('implants', params)

export default function Page({ params }: Props) {
  return <GoodsSectionPage section="implants" params={params} />
}
