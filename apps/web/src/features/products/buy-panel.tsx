import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { brandPath } from '@estu/domain/routing/routes'
import type { ReactNode } from 'react'
import { Link } from '@/components/link'
import type { Product } from '@/content/types'
import { translator } from '@/i18n/translator'
import { BuyTerms } from './buy-terms'
import { ProductHeart } from './product-heart'
import { ProductPrice } from './product-price'

type Props = {
  locale: Locale
  product: Product
  /** What it can be had in. */
  options?: ReactNode
  /** What a shopper can do next; the heart stands after them. */
  actions: ReactNode
  /** Other ways to pay. */
  payment?: ReactNode
}

/** Name, price and what a shopper can do next. */
export function BuyPanel({ locale, product, options, actions, payment }: Props) {
  return (
    <div className="buy">
      <Head locale={locale} product={product} />
      <ProductPrice locale={locale} product={product} large />
      {product.isDemo && <p className="demo-note">{translator(locale)('devices.demoNote')}</p>}
      {options}
      <div className="btns">
        {actions}
        <ProductHeart locale={locale} product={product} className="iconbtn iconbtn--large" />
      </div>
      {payment}
      <BuyTerms locale={locale} product={product} />
    </div>
  )
}

function Head({ locale, product: { brand, title, summary } }: { locale: Locale; product: Product }) {
  return (
    <div className="stack stack--tight">
      {brand && (
        <p>
          <Link className="link tap" href={localisePath(locale, brandPath(brand.slug))}>
            {brand.name}
          </Link>
        </p>
      )}
      <h1>{title}</h1>
      <p className="lead">{summary}</p>
    </div>
  )
}
