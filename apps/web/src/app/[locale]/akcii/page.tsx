import type { Metadata } from 'next'
import { PromotionsPage, promotionsMetadata } from '@/app/promotions-page'
import type { ListParams } from '@/lib/sections/list-page'

type Props = { params: ListParams }

export const generateMetadata = ({ params }: Props): Promise<Metadata> => promotionsMetadata(params)

export default function Page({ params }: Props) {
  return <PromotionsPage params={params} />
}
