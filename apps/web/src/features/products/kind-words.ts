import { dotted } from '@estu/domain/text/typography/dotted'
import type { ProductCard } from '@/content/types'
import type { Translate } from '@/i18n/translator'
import { kindOf } from './supplies/kind-of'

/** Whose it is and what sort of thing, in one line. */
export function kindWords(product: ProductCard, t: Translate): string {
  const kind =
    product.section === 'devices' ? product.formFactor && t(`formFactor.${product.formFactor}`) : kindOf(product, t)
  return dotted([product.brand?.name, kind])
}
