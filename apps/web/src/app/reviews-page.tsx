import { locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import type { Metadata } from 'next'
import { ListPages } from '@/components/list-pages'
import { listReviewPage } from '@/content/catalogue/list-reviews'
import { ReviewList } from '@/features/reviews/review-list'
import { translator } from '@/i18n/translator'
import { SectionPage } from '@/layout/section-page'
import { SiteFrame } from '@/layout/site-frame'
import { sectionMetadata } from '@/lib/metadata/fixed-page-metadata'
import { type ListParams, readPageOf } from '@/lib/sections/list-page'

const { path } = routes.reviews

export const reviewsMetadata = (params: ListParams): Promise<Metadata> =>
  sectionMetadata(params, path, (t) => ({ title: t('reviews.title'), lead: t('reviews.lead') }))

/** Reviews of all products, a page of them. */
export async function ReviewsPage({ params }: { params: ListParams }) {
  const found = await readPageOf(params, listReviewPage)
  if (!found) return null
  const { locale, list } = found
  const t = translator(locale)
  return (
    <SiteFrame locale={locale} path={path} languages={locales}>
      <SectionPage locale={locale} title={t('reviews.title')} lead={t('reviews.lead')}>
        {list.items.length > 0 ? (
          <ReviewList locale={locale} reviews={list.items} heading="h2" withProduct />
        ) : (
          <p>{t('reviews.empty')}</p>
        )}
        <ListPages locale={locale} path={path} list={list} />
      </SectionPage>
    </SiteFrame>
  )
}
