import type { Locale } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import type { SpecGroup } from '@estu/ui/components/spec-list'
import { PlainList } from '@estu/ui/product/plain-list'
import type { ReactNode } from 'react'
import type { AggregateRating } from 'schema-dts'
import { StaticMarkup } from '@/components/static-markup'
import type { DeliveryZone } from '@/content/catalogue/list-delivery-zones'
import type { InstalmentPlan } from '@/content/catalogue/list-instalment-plans'
import type { Branch, Product } from '@/content/types'
import { translator } from '@/i18n/translator'
import { BelowFirstScreen } from '@/layout/below-first-screen'
import { Crumbs } from '@/layout/crumbs'
import { organisationStub } from '@/lib/structured-data/organisation-stub'
import { PageSection } from './page-section'
import { ProductDescription } from './product-description'
import { ProductGallery } from './product-gallery'
import { ProductQuestions } from './product-questions'
import { ProductScript } from './product-script'
import { ProductSpecs } from './product-specs'
import { productData } from './structured-data/product-data'

/** What the shop says around a product; a draft is seen without most of it. */
export type ProductAround = {
  plans: readonly InstalmentPlan[]
  branches: readonly Branch[]
  zones: readonly DeliveryZone[]
  /** What is said before their rates; empty where nothing is. */
  deliveryLead: string
  /** Where a message can be written. */
  writeHref: string
  /** What buyers think, in a few words; empty where nobody has said anything. */
  rating: string
  /** The same of real reviews alone, for search engines. */
  meanRating?: AggregateRating | undefined
  /** Who sells. */
  seller?: string
  reviews: ReactNode
}

type Props = {
  locale: Locale
  product: Product
  around: ProductAround
  specs: SpecGroup[]
  plain: { question: string; text: string }[]
  /** Name, price and what a shopper can do next. */
  buy: ReactNode
  /** The figures that decide. */
  keyFacts?: ReactNode
  /** Whom it fits. */
  fit?: ReactNode
  /** What must be known beside the description. */
  notices?: ReactNode
  /** What goes with it. */
  children?: ReactNode
  reviews: ReactNode
  next: ReactNode
  similar?: ReactNode
  /** Price and main button at the lower edge of a phone. */
  dock: ReactNode
}

const firstScreen = 'first-screen'

/**
 * The page of anything that is sold; devices and supplies each put their own parts into it. Below the first screen
 * nothing of a part wakes by itself: `ProductScript` looks after all of it.
 */
export function ProductView({ locale, product, around, specs, plain, buy, keyFacts, fit, notices, ...parts }: Props) {
  const t = translator(locale)
  const section = { label: t(`${product.section}.title`), href: routes[product.section].path }
  return (
    <div className="product">
      {/* Styles arrange the first screen by what stands in it: painted sooner, it would move as the rest arrives. */}
      <link rel="expect" href={`#${firstScreen}`} blocking="render" />
      <Crumbs
        locale={locale}
        trail={[section, { label: product.title }]}
        about={productData({ product, locale, specs, zones: around.zones, rating: around.meanRating })}
        things={around.seller ? [organisationStub(around.seller)] : []}
      />
      <div className="page pd">
        <div className="pd__in">
          <ProductGallery product={product} locale={locale} t={t} />
          {buy}
          <span id={firstScreen} hidden />
          <BelowFirstScreen>
            <StaticMarkup className="pd__side">
              {keyFacts}
              {plain.length > 0 && (
                <section>
                  <h2 className="gap-below">{t('product.plain')}</h2>
                  <PlainList answers={plain} />
                </section>
              )}
            </StaticMarkup>
          </BelowFirstScreen>
        </div>
      </div>
      <BelowFirstScreen>
        {fit}
        <StaticMarkup>
          <ProductDescription locale={locale} product={product}>
            {notices}
          </ProductDescription>
          <ProductSpecs locale={locale} product={product} groups={specs} />
          {parts.children}
          {parts.reviews}
          <ProductQuestions locale={locale} product={product} />
        </StaticMarkup>
        {parts.similar && <PageSection title={t('product.similar')}>{parts.similar}</PageSection>}
        <StaticMarkup>{parts.next}</StaticMarkup>
        {parts.dock}
        <ProductScript />
      </BelowFirstScreen>
    </div>
  )
}
