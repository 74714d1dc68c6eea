import { locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import type { Metadata } from 'next'
import { listReviews } from '@/content/catalogue/list-reviews'
import { ReviewList } from '@/features/reviews/review-list'
import { translator } from '@/i18n/translator'
import { Crumbs } from '@/layout/crumbs'
import { SiteFrame } from '@/layout/site-frame'
import { pageMetadata } from '@/lib/page-metadata'
import { localeOf } from '@/lib/params'

type Props = { params: Promise<{ locale: string }> }
const { path } = routes.reviews

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf(await params)
  if (!locale) return {}
  const t = translator(locale)
  const seo = { title: `${t('reviews.title')} · ${t('site.name')}`, description: t('reviews.lead') }
  return pageMetadata({ locale, path, languages: locales, seo })
}

export default async function ReviewsPage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const t = translator(locale)
  const reviews = await listReviews(locale)
  return (
    <SiteFrame locale={locale} path={path} languages={locales}>
      <Crumbs locale={locale} trail={[{ label: t('reviews.title') }]} />
      <div className="page">
        <header className="page-head">
          <h1>{t('reviews.title')}</h1>
          <p className="lead">{t('reviews.lead')}</p>
        </header>
        {reviews.length > 0 ? (
          <ReviewList locale={locale} reviews={reviews} heading="h2" withProduct />
        ) : (
          <p>{t('reviews.empty')}</p>
        )}
      </div>
    </SiteFrame>
  )
}
