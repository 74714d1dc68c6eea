import type { Metadata } from 'next'
import { GoodsPage, goodsMetadata } from '@/app/goods-page'
import { placeholderSlug } from '@/lib/params'

type Props = { params: Promise<{ locale: string; slug: string }> }

export const generateStaticParams = placeholderSlug

export const generateMetadata = ({ params }: Props): Promise<Metadata> => goodsMetadata('implants', params)

export default function Page({ params }: Props) {
  return <GoodsPage section="implants" params={params} />
}
