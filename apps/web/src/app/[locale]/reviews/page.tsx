import { locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { listReviews } from '@/content/catalogue/list-reviews'
import { ReviewList } from '@/features/reviews/review-list'
import { translator } from '@/i18n/translator'
import { SectionPage } from '@/layout/section-page'
import { SiteFrame } from '@/layout/site-frame'
import { sectionMetadata } from '@/lib/fixed-page-metadata'
import { localeOf } from '@/lib/params'

type Props = { params: Promise<{ locale: string }> }
const { path } = routes.reviews

export const generateMetadata = ({ params }: Props) =>
  sectionMetadata(params, path, (t) => ({ title: t('reviews.title'), lead: t('reviews.lead') }))

export default async function ReviewsPage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const t = translator(locale)
  const reviews = await listReviews(locale)
  return (
    <SiteFrame locale={locale} path={path} languages={locales}>
      <SectionPage locale={locale} title={t('reviews.title')} lead={t('reviews.lead')}>
        {reviews.length > 0 ? (
          <ReviewList locale={locale} reviews={reviews} heading="h2" withProduct />
        ) : (
          <p>{t('reviews.empty')}</p>
        )}
      </SectionPage>
    </SiteFrame>
  )
}
