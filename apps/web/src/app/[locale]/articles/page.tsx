import type { Metadata } from 'next'
import { ArticleSectionPage, articleSectionMetadata } from '@/app/article-section-page'
import type { ListParams } from '@/lib/sections/list-page'

type Props = { params: ListParams }

export const generateMetadata = ({ params }: Props): Promise<Metadata> => articleSectionMetadata('general', params)

export default function Page({ params }: Props) {
  return <ArticleSectionPage kind="general" params={params} />
}
