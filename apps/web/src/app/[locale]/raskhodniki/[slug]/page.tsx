import type { Metadata } from 'next'
import { ProductPage, productMetadata } from '@/app/product-page'
import { placeholderSlug } from '@/lib/params'

type Props = { params: Promise<{ locale: string; slug: string }> }

export const generateStaticParams = placeholderSlug

export const generateMetadata = ({ params }: Props): Promise<Metadata> => productMetadata('consumables', params)

export default function Page({ params }: Props) {
  return <ProductPage section="consumables" params={params} />
}
