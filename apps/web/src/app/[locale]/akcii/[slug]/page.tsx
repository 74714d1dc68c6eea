import { promotionPath } from '@estu/domain/routing/routes'
import { SectionHead } from '@estu/ui/sections/section-head'
import { type DocumentParams, documentMetadata, loadDocument } from '@/app/documents/load-document'
import { getPromotion } from '@/content/editorial/promotions/get-promotion'
import { ProductCards } from '@/features/products/product-cards'
import { devicesId } from '@/features/promotions/devices-id'
import { PromotionView } from '@/features/promotions/promotion-view'
import { translator } from '@/i18n/translator'
import { SiteFrame } from '@/layout/site-frame'
import { placeholderSlug } from '@/lib/params'

type Props = { params: DocumentParams }

export const generateStaticParams = placeholderSlug

export const generateMetadata = ({ params }: Props) =>
  documentMetadata(params, getPromotion, ({ slug, ended }) => ({ path: promotionPath(slug), noindex: ended }))

export default async function PromotionPage({ params }: Props) {
  const found = await loadDocument(params, getPromotion, promotionPath)
  if (!found) return null
  const { locale, document: promotion } = found
  const t = translator(locale)
  return (
    <SiteFrame locale={locale} path={promotionPath(promotion.slug)} languages={promotion.languages}>
      <PromotionView locale={locale} promotion={promotion}>
        {promotion.devices.length > 0 && !promotion.ended && (
          <section className="section section--first" id={devicesId}>
            <div className="page">
              <SectionHead title={t('promotion.devices')} />
              <ProductCards locale={locale} products={promotion.devices} />
            </div>
          </section>
        )}
      </PromotionView>
    </SiteFrame>
  )
}
