import type { Locale } from '@estu/domain/locale/locales'
import { specialistPath } from '@estu/domain/routing/routes'
import { type DocumentParams, documentMetadata, loadDocument } from '@/app/documents/load-document'
import { getSpecialist } from '@/content/clinic/get-specialist'
import type { ArticleCard } from '@/content/types'
import { ArticleCards } from '@/features/articles/article-cards'
import { SpecialistView } from '@/features/specialists/specialist-view'
import { SiteFrame } from '@/layout/site-frame'
import { placeholderSlug } from '@/lib/params'

type Props = { params: DocumentParams }

export const generateStaticParams = placeholderSlug

export const generateMetadata = ({ params }: Props) =>
  documentMetadata(params, getSpecialist, ({ slug }) => ({ path: specialistPath(slug) }))

export default async function SpecialistPage({ params }: Props) {
  const found = await loadDocument(params, getSpecialist, specialistPath)
  if (!found) return null
  const { locale, document: specialist } = found
  return (
    <SiteFrame locale={locale} path={specialistPath(specialist.slug)} languages={specialist.languages}>
      <SpecialistView
        locale={locale}
        specialist={specialist}
        wrote={cardsOf(locale, specialist.wrote)}
        reviewed={cardsOf(locale, specialist.reviewed)}
      />
    </SiteFrame>
  )
}

const cardsOf = (locale: Locale, articles: readonly ArticleCard[]) =>
  articles.length > 0 ? <ArticleCards locale={locale} articles={articles} /> : null
