import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { productPath } from '@estu/domain/routing/routes'
import { GoLink } from '@estu/ui/components/go-link'
import { GoodRow } from '@estu/ui/product/good-row'
import { Link } from '@/components/link'
import type { InstalmentPlan } from '@/content/catalogue/list-instalment-plans'
import type { ProductCard } from '@/content/types'
import { translator } from '@/i18n/translator'
import { CartForm } from './buying/cart-form'
import { isSold } from './buying/choices'
import { InCart } from './buying/in-cart'
import { PageSection } from './page-section'
import { ProductPrice } from './product-price'

type Props = {
  locale: Locale
  title: string
  products: readonly ProductCard[]
  plans: readonly InstalmentPlan[]
  /** The way to all of them, where there may be more. */
  all?: { label: string; href: string }
}

/** How many are shown: what fits a common device can be a hundred things. */
const most = 8

/** What goes with a product, one a row. */
export function ProductRows({ locale, title, products, plans, all }: Props) {
  if (products.length === 0) return null
  return (
    <PageSection title={title}>
      <div className="goods">
        <ul role="list">
          {products.slice(0, most).map((product) => (
            <GoodRow
              key={product.id}
              href={localisePath(locale, productPath(product.section, product.slug))}
              title={product.title}
              line={product.summary}
              picture={product.picture}
              price={<ProductPrice locale={locale} product={product} plans={plans} />}
              action={<AddOne locale={locale} product={product} />}
              linkAs={Link}
            />
          ))}
        </ul>
      </div>
      {all && <GoLink label={all.label} href={all.href} linkAs={Link} />}
    </PageSection>
  )
}

/** A device is fitted first, so its row only leads to it. A script sends the form in place and says what is in the cart. */
function AddOne({ locale, product }: { locale: Locale; product: ProductCard }) {
  const t = translator(locale)
  if (product.section === 'devices' || !isSold(product)) return null
  return (
    <>
      <CartForm locale={locale} product={product}>
        <button
          className="btn btn--secondary btn--s"
          type="submit"
          aria-label={t('cart.addOf', { title: product.title })}
        >
          {t('cart.add')}
        </button>
      </CartForm>
      <InCart locale={locale} product={product} />
    </>
  )
}
