import type { Locale } from '@estu/domain/locale/locales'
import { AddToCart } from '@/components/add-to-cart'
import type { Product } from '@/content/types'

/** Puts the product into the cart, where it may be ordered at once. */
export function BuyButton({ locale, product, quiet }: { locale: Locale; product: Product; quiet?: boolean }) {
  if (!isSold(product)) return null
  const { section, id, title, priceKzt } = product
  return <AddToCart locale={locale} section={section} id={id} title={title} priceKzt={priceKzt} quiet={quiet} />
}

/** What may be ordered at once; the server decides again. */
export function isSold(product: Product): boolean {
  if (product.section !== 'devices' && product.byConsultation) return false
  return product.priceKzt !== null && (product.availability === 'in_stock' || product.availability === 'to_order')
}
