import { type Locale, locales, localisePath } from '@estu/domain/locale/locales'
import { productPath, routes } from '@estu/domain/routing/routes'
import type { Metadata } from 'next'
import { whatsappLink } from '@/components/contact-links'
import { JsonLd } from '@/components/json-ld'
import { getProduct } from '@/content/catalogue/get-product'
import { listProducts } from '@/content/catalogue/list-products'
import { listReviews } from '@/content/catalogue/list-reviews'
import { getOrganisation } from '@/content/clinic/get-organisation'
import type { ProductSectionName as Section } from '@/content/types'
import { DeviceCards } from '@/features/products/device-cards'
import { productData } from '@/features/products/product-data'
import { ProductSection } from '@/features/products/product-section'
import { ProductView } from '@/features/products/product-view'
import { ProductReviews } from '@/features/reviews/product-reviews'
import { ratingOf } from '@/features/reviews/rating-of'
import { translator } from '@/i18n/translator'
import { SiteFrame } from '@/layout/site-frame'
import { goneOrMoved } from '@/lib/gone-or-moved'
import { pageMetadata } from '@/lib/page-metadata'
import { localeAndSlugOf, localeOf } from '@/lib/params'

type SectionParams = Promise<{ locale: string }>
type Params = Promise<{ locale: string; slug: string }>

export async function productSectionMetadata(section: Section, params: SectionParams): Promise<Metadata> {
  const locale = localeOf(await params)
  if (!locale) return {}
  const t = translator(locale)
  const seo = { title: `${t(`${section}.title`)} · ${t('site.name')}`, description: t(`${section}.lead`) }
  return pageMetadata({ locale, path: routes[section].path, languages: locales, seo })
}

/** The list of one section: implants, consumables or accessories. */
export async function ProductSectionPage({ section, params }: { section: Section; params: SectionParams }) {
  const locale = localeOf(await params)
  if (!locale) return null
  return (
    <SiteFrame locale={locale} path={routes[section].path} languages={locales}>
      <ProductSection locale={locale} section={section} goods={await listProducts(locale, section)} />
    </SiteFrame>
  )
}

export async function productMetadata(section: Section, params: Params): Promise<Metadata> {
  const wanted = localeAndSlugOf(await params)
  const item = wanted && (await getProduct(wanted.locale, section, wanted.slug))
  if (!item) return {}
  return pageMetadata({ ...wanted, path: productPath(section, item.slug), languages: item.languages, seo: item.seo })
}

/** One item's page. */
export async function ProductPage({ section, params }: { section: Section; params: Params }) {
  const wanted = localeAndSlugOf(await params)
  if (!wanted) return null
  const { locale, slug } = wanted
  const item = await getProduct(locale, section, slug)
  if (!item) return goneOrMoved(locale, productPath(section, slug))
  const [organisation, reviews] = await Promise.all([getOrganisation(locale), listReviews(locale, item.id)])
  return (
    <SiteFrame locale={locale} path={productPath(section, item.slug)} languages={item.languages}>
      <JsonLd data={{ ...productData(item, locale), aggregateRating: ratingOf(reviews) }} />
      <ProductView
        locale={locale}
        item={item}
        writeHref={writeHref(locale, whatsappLink(organisation)?.href)}
        fits={<DeviceCards locale={locale} devices={item.fitsDevices.slice(0, 8)} />}
      >
        <ProductReviews locale={locale} reviews={reviews} section={section} slug={item.slug} />
      </ProductView>
    </SiteFrame>
  )
}

const writeHref = (locale: Locale, whatsapp: string | undefined) =>
  whatsapp ?? localisePath(locale, routes.branches.path)
