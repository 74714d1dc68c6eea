import type { Locale } from '@estu/domain/locale/locales'
import { productPath } from '@estu/domain/routing/routes'
import type { Metadata } from 'next'
import { type DocumentParams, documentMetadata, loadDocument } from '@/app/documents/load-document'
import { getSupply } from '@/content/catalogue/get-supply'
import { getProductReviews } from '@/content/catalogue/list-reviews'
import { listFitting } from '@/content/catalogue/lists/list-fitting'
import { listSimilar } from '@/content/catalogue/lists/list-similar'
import type { SupplySection as Section } from '@/content/types'
import { KeepCart } from '@/features/offline/keep-cart'
import { ProductCards } from '@/features/products/product-cards'
import { SupplyView } from '@/features/products/supplies/supply-view'
import { SiteFrame } from '@/layout/site-frame'
import { aroundProduct } from './around-product'

const getterOf = (section: Section) => (locale: Locale, slug: string) => getSupply(locale, section, slug)
const pathIn = (section: Section) => (slug: string) => productPath(section, slug)

export const supplyMetadata = (section: Section, params: DocumentParams): Promise<Metadata> =>
  documentMetadata(params, getterOf(section), ({ slug }) => ({ path: productPath(section, slug) }))

/** One item's page. */
export async function SupplyPage({ section, params }: { section: Section; params: DocumentParams }) {
  const found = await loadDocument(params, getterOf(section), pathIn(section))
  if (!found) return null
  const { locale, document: supply } = found
  const [reviews, similar, fitting] = await Promise.all([
    getProductReviews(locale, section, supply.id),
    listSimilar(locale, supply, 4),
    // Nothing is made to fit a supply.
    section === 'implants' ? listFitting(locale, supply.id) : [],
  ])
  return (
    <SiteFrame locale={locale} path={productPath(section, supply.slug)} languages={supply.languages}>
      <SupplyView
        locale={locale}
        supply={supply}
        around={await aroundProduct(locale, supply, reviews)}
        fitting={fitting}
        similar={similar.length > 0 && <ProductCards locale={locale} products={similar} />}
      />
      <KeepCart />
    </SiteFrame>
  )
}
