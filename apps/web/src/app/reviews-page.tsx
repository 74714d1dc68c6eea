import { type Locale, locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import type { Metadata } from 'next'
import { sectionMetadata } from '@/app/metadata/fixed-page-metadata'
import { ListPages } from '@/components/list-pages'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import { countReviews } from '@/content/catalogue/count-reviews'
import type { Paged } from '@/content/read'
import type { Review, ReviewChoice } from '@/content/types'
import { reviewsPath } from '@/features/reviews/review-choice'
import { ReviewList } from '@/features/reviews/review-list'
import { ReviewsHead } from '@/features/reviews/reviews-head'
import { translator } from '@/i18n/translator'
import { SectionPage } from '@/layout/section-page'
import { SiteFrame } from '@/layout/site-frame'
import type { ListParams } from '@/lib/sections/list-page'

const { path } = routes.reviews

/** A part of the list is no page for search engines: the whole of it is. */
export const reviewsMetadata = (params: ListParams, { noindex = false } = {}): Promise<Metadata> =>
  sectionMetadata(params, path, (t) => ({ title: t('reviews.title'), lead: t('reviews.lead') }), { noindex })

type Props = { locale: Locale; choice: ReviewChoice; list: Paged<Review>; search?: string }

/** Reviews of all products or of what is chosen, a page of them. */
export async function ReviewsPage({ locale, choice, list, search = '' }: Props) {
  const t = translator(locale)
  const [counts, { name }] = await Promise.all([countReviews(locale, choice.of), getSiteBrand(locale)])
  return (
    <SiteFrame locale={locale} path={path} search={search} languages={locales}>
      <SectionPage locale={locale} title={t('reviews.title')} lead={t('reviews.lead')}>
        <div className="half">
          <div className="half__in half__in--narrow-wide">
            <ReviewsHead locale={locale} counts={counts} choice={choice} />
            <div className="stack">
              {list.items.length > 0 ? (
                <ReviewList locale={locale} reviews={list.items} heading="h2" withProduct shop={name} />
              ) : (
                <p>{t('reviews.empty')}</p>
              )}
              <ListPages locale={locale} path={reviewsPath(choice)} list={list} />
            </div>
          </div>
        </div>
      </SectionPage>
    </SiteFrame>
  )
}
