import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { whatsappLink } from '@/components/contact-links'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import { listDeliveryZones } from '@/content/catalogue/list-delivery-zones'
import { listInstalmentPlans } from '@/content/catalogue/list-instalment-plans'
import type { ProductReviews as Reviews } from '@/content/catalogue/list-reviews'
import { getOrganisation } from '@/content/clinic/get-organisation'
import { listBranches } from '@/content/clinic/list-branches'
import { getTermsLead } from '@/content/editorial/get-terms-lead'
import type { Product } from '@/content/types'
import type { ProductAround } from '@/features/products/product-view'
import { ProductReviews } from '@/features/reviews/product-reviews'
import { ratingLine } from '@/features/reviews/rating-line'
import { ratingOf } from '@/features/reviews/rating-of'

/** What the shop says around a product: how it is paid, had and judged, and where to ask. */
export async function aroundProduct(locale: Locale, product: Product, reviews: Reviews): Promise<ProductAround> {
  const [organisation, brand, plans, branches, zones, deliveryLead] = await Promise.all([
    getOrganisation(locale),
    getSiteBrand(locale),
    listInstalmentPlans(locale),
    listBranches(locale),
    listDeliveryZones(locale),
    getTermsLead(locale, 'delivery'),
  ])
  return {
    plans,
    branches,
    zones,
    deliveryLead,
    writeHref: whatsappLink(organisation)?.href ?? localisePath(locale, routes.branches.path),
    rating: ratingLine(reviews.given, locale),
    meanRating: ratingOf(reviews),
    seller: brand.name,
    reviews: (
      <ProductReviews
        locale={locale}
        reviews={reviews}
        section={product.section}
        slug={product.slug}
        shop={brand.name}
      />
    ),
  }
}
