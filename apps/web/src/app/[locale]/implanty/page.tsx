import type { Metadata } from 'next'
import { ProductSectionPage, productSectionMetadata } from '@/app/product-page'

type Props = { params: Promise<{ locale: string }> }

export const generateMetadata = ({ params }: Props): Promise<Metadata> => productSectionMetadata('implants', params)

export default function Page({ params }: Props) {
  return <ProductSectionPage section="implants" params={params} />
}
