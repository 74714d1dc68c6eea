import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import type { ReactNode } from 'react'
import type { Product, ProductCard } from '@/content/types'

type Props = {
  locale: Locale
  product: Pick<ProductCard, 'section' | 'id' | 'priceKzt'> &
    Partial<Pick<Extract<Product, { section: 'devices' }>, 'colours'>>
  className?: string
  id?: string
  children: ReactNode
}

/** Puts a product into the cart: a plain form that posts to the cart, so a cached page needs no script for it. */
export function CartForm({
  locale,
  product: { section, id, priceKzt, colours = [] },
  className,
  id: formId,
  children,
}: Props) {
  return (
    <form method="post" action={localisePath(locale, routes.cart.path)} className={className} id={formId}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="section" value={section} />
      <input type="hidden" name="product" value={id} />
      {/* The price that is shown, so that the cart can tell when it has changed. */}
      {priceKzt !== null && <input type="hidden" name="seen" value={priceKzt} />}
      {colours.map(
        (colour) =>
          colour.priceKzt !== null && (
            <input key={colour.key} type="hidden" name={`seen-${colour.key}`} value={colour.priceKzt} />
          ),
      )}
      {children}
    </form>
  )
}
