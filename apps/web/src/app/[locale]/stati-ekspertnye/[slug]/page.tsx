import type { Metadata } from 'next'
import { ArticlePage, articleMetadata } from '@/app/article-page'
import type { DocumentParams } from '@/app/documents/load-document'
import { placeholderSlug } from '@/lib/params'

type Props = { params: DocumentParams }

export const generateStaticParams = placeholderSlug

export const generateMetadata = ({ params }: Props): Promise<Metadata> => articleMetadata('expert', params)

export default function Page({ params }: Props) {
  return <ArticlePage kind="expert" params={params} />
}
