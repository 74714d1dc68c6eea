import type { Metadata } from 'next'
import { ProductSectionPage, productSectionMetadata } from '@/app/product-page'

type Props = { params: Promise<{ locale: string }> }

export const generateMetadata = ({ params }: Props): Promise<Metadata> => productSectionMetadata('accessories', params)

export default function Page({ params }: Props) {
  return <ProductSectionPage section="accessories" params={params} />
}
