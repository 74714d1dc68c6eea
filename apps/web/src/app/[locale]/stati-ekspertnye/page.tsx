import type { Metadata } from 'next'
import { ArticleSectionPage, articleSectionMetadata } from '@/app/article-section-page'

type Props = { params: Promise<{ locale: string }> }

export const generateMetadata = ({ params }: Props): Promise<Metadata> => articleSectionMetadata('expert', params)

export default function Page({ params }: Props) {
  return <ArticleSectionPage kind="expert" params={params} />
}
