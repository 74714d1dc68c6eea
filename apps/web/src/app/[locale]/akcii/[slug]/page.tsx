import { promotionPath } from '@estu/domain/routing/routes'
import { SectionHead } from '@estu/ui/sections/section-head'
import type { Metadata } from 'next'
import { getPromotion } from '@/content/editorial/get-promotion'
import { DeviceCards } from '@/features/products/device-cards'
import { PromotionView } from '@/features/promotions/promotion-view'
import { translator } from '@/i18n/translator'
import { SiteFrame } from '@/layout/site-frame'
import { goneOrMoved } from '@/lib/gone-or-moved'
import { pageMetadata } from '@/lib/page-metadata'
import { localeAndSlugOf, placeholderSlug } from '@/lib/params'

type Props = { params: Promise<{ locale: string; slug: string }> }

export const generateStaticParams = placeholderSlug

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const wanted = localeAndSlugOf(await params)
  const promotion = wanted && (await getPromotion(wanted.locale, wanted.slug))
  if (!promotion) return {}
  const path = promotionPath(promotion.slug)
  return pageMetadata({ ...wanted, path, languages: promotion.languages, seo: promotion.seo, noindex: promotion.ended })
}

export default async function PromotionPage({ params }: Props) {
  const wanted = localeAndSlugOf(await params)
  if (!wanted) return null
  const { locale, slug } = wanted
  const promotion = await getPromotion(locale, slug)
  if (!promotion) return goneOrMoved(locale, promotionPath(slug))
  const t = translator(locale)
  return (
    <SiteFrame locale={locale} path={promotionPath(promotion.slug)} languages={promotion.languages}>
      <PromotionView locale={locale} promotion={promotion}>
        {promotion.devices.length > 0 && !promotion.ended && (
          <section className="section section--first">
            <div className="page">
              <SectionHead title={t('promotion.devices')} />
              <DeviceCards locale={locale} devices={promotion.devices} />
            </div>
          </section>
        )}
      </PromotionView>
    </SiteFrame>
  )
}
