import type { Metadata } from 'next'
import { SupplySectionPage, supplySectionMetadata } from '@/app/supply-page'

type Props = { params: Promise<{ locale: string }> }

export const generateMetadata = ({ params }: Props): Promise<Metadata> => supplySectionMetadata('consumables', params)

export default function Page({ params }: Props) {
  return <SupplySectionPage section="consumables" params={params} />
}
