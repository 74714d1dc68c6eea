import type { Metadata } from 'next'
import { ArticleSectionPage, articleSectionMetadata } from '@/app/article-section-page'
import { type ListParams, placeholderPage } from '@/lib/sections/list-page'

type Props = { params: ListParams }

export const generateStaticParams = placeholderPage

export const generateMetadata = ({ params }: Props): Promise<Metadata> => articleSectionMetadata('expert', params)

export default function Page({ params }: Props) {
  return <ArticleSectionPage kind="expert" params={params} />
}
