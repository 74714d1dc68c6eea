import type { Device, ProductCard } from '@/content/types'

/** What may be ordered at once; the server decides again. */
export function isSold(
  product: Pick<ProductCard, 'priceKzt' | 'availability'> & { byConsultation?: boolean },
): boolean {
  if (product.byConsultation) return false
  return product.priceKzt !== null && (product.availability === 'in_stock' || product.availability === 'to_order')
}

/** The price of one in each colour, in the order of the colours; a single one where all cost the same. */
export function unitPrices({ priceKzt, colours }: Pick<Device, 'priceKzt' | 'colours'>): number[] {
  if (!priceKzt) return []
  const own = colours.some((colour) => colour.priceKzt !== null && colour.priceKzt !== priceKzt)
  return own ? colours.map((colour) => colour.priceKzt ?? priceKzt) : [priceKzt]
}
