import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { productPath, routes } from '@estu/domain/routing/routes'
import { ProductCard as Card } from '@estu/ui/cards/product-card'
import { Fragment, type ReactNode } from 'react'
import { Link } from '@/components/link'
import { StaticMarkup } from '@/components/static-markup'
import { listInstalmentPlans } from '@/content/catalogue/list-instalment-plans'
import type { ProductCard } from '@/content/types'
import { type Translate, translator } from '@/i18n/translator'
import { badgesOf, newsOf } from './badges-of'
import { isSold } from './buying/choices'
import { deviceFacts } from './devices/device-facts'
import { InCartMark } from './in-cart-mark'
import { ProductHeart } from './product-heart'
import { ProductPrice } from './product-price'
import { kindOf } from './supplies/kind-of'

type Props = {
  locale: Locale
  products: readonly ProductCard[]
  heading?: 'h2' | 'h3'
  eager?: boolean
  /** The section the cards lead into, where it is not the products' own. */
  pathOf?: (slug: string) => string
  /** What stands under the price of a product. */
  after?: (product: ProductCard) => ReactNode
  /** A cell of the grid that is no product, before the product of this index. */
  insert?: { before: number; cell: ReactNode } | null
}

/** Products as cards, each with its price and its heart. Where all are examples it is said once. */
export async function ProductCards({ locale, products, heading, eager, pathOf, after, insert }: Props) {
  const t = translator(locale)
  const cart = localisePath(locale, routes.cart.path)
  const plans = await listInstalmentPlans(locale)
  const allDemo = products.length > 0 && products.every(({ isDemo }) => isDemo)
  const cards = (
    <div className="cards">
      {products.map((product, index) => (
        <Fragment key={product.id}>
          {index === insert?.before && insert.cell}
          <Card
            product={{
              href: localisePath(locale, pathOf?.(product.slug) ?? productPath(product.section, product.slug)),
              brand: product.brand?.name ?? '',
              title: product.title,
              summary: product.summary,
              facts: factsOf(product, t),
              picture: product.picture,
              badges: allDemo ? newsOf(product, t) : badgesOf(product, t),
            }}
            price={<ProductPrice locale={locale} product={product} plans={plans} />}
            favourite={
              <>
                <ProductHeart locale={locale} product={product} className="iconbtn iconbtn--round card__fav" />
                {isSold(product) && <InCartMark id={product.id} href={cart} words={t.raw('product.inCart')} />}
              </>
            }
            after={after?.(product)}
            heading={heading}
            eager={eager && index < 2}
            linkAs={Link}
            stillAs={StaticMarkup}
          />
        </Fragment>
      ))}
    </div>
  )
  if (!allDemo) return cards
  return (
    <>
      {cards}
      <p className="cards-note small muted">{t('devices.allDemo')}</p>
    </>
  )
}

const factsOf = (product: ProductCard, t: Translate): string =>
  product.section === 'devices' ? deviceFacts(product, t) : kindOf(product, t)
