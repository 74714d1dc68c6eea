import type { Metadata } from 'next'
import type { DocumentParams } from '@/app/documents/load-document'
import { SupplyPage, supplyMetadata } from '@/app/supply-page'
import { placeholderSlug } from '@/lib/params'

type Props = { params: DocumentParams }

export const generateStaticParams = placeholderSlug

export const generateMetadata = ({ params }: Props): Promise<Metadata> => supplyMetadata('consumables', params)

export default function Page({ params }: Props) {
  return <SupplyPage section="consumables" params={params} />
}
