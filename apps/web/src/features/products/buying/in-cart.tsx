import type { ProductCollection } from '@estu/domain/catalogue/collections'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { Icon } from '@estu/ui/components/icon'
import { translator } from '@/i18n/translator'

type Props = {
  locale: Locale
  product: { section: ProductCollection; id: string }
  /** Whether it stands where the button before it was; else below it, so that another can be chosen. */
  instead?: boolean
}

/** How many of a product are in the cart, and the way there: said by a script once there is one. */
export function InCart({ locale, product, instead = false }: Props) {
  return (
    <a
      className="in-cart"
      href={localisePath(locale, routes.cart.path)}
      data-in-cart={product.id}
      data-instead={instead ? '' : undefined}
      data-words={translator(locale).raw('product.inCart')}
      hidden
    >
      <Icon name="check" small />
      <span />
    </a>
  )
}
