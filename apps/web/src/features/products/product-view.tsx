import type { Locale } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import type { SpecGroup } from '@estu/ui/components/spec-list'
import type { ReactNode } from 'react'
import type { Product } from '@/content/types'
import { translator } from '@/i18n/translator'
import { Crumbs } from '@/layout/crumbs'
import { ProductDescription } from './product-description'
import { ProductGallery } from './product-gallery'
import { ProductQuestions } from './product-questions'
import { ProductSpecs } from './product-specs'

type Props = {
  locale: Locale
  product: Product
  specs: SpecGroup[]
  /** Name, price and what a shopper can do next. */
  buy: ReactNode
  /** The figures that decide. */
  keyFacts?: ReactNode
  /** Whom it fits. */
  fit?: ReactNode
  /** What must be known beside the description. */
  notices?: ReactNode
  /** What goes with it, and what buyers say. */
  children?: ReactNode
}

/** The page of anything that is sold; devices and supplies each put their own parts into it. */
export function ProductView({ locale, product, specs, buy, keyFacts, fit, notices, children }: Props) {
  const t = translator(locale)
  const section = { label: t(`${product.section}.title`), href: routes[product.section].path }
  return (
    <>
      <Crumbs locale={locale} trail={[section, { label: product.title }]} />
      <div className="page product">
        <ProductGallery product={product} t={t} />
        {buy}
        {keyFacts}
      </div>
      {fit}
      <ProductDescription locale={locale} product={product}>
        {notices}
      </ProductDescription>
      <ProductSpecs product={product} groups={specs} t={t} />
      <ProductQuestions product={product} t={t} />
      {children}
    </>
  )
}
