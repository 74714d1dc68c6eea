import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { Icon } from '@estu/ui/components/icon'
import { translator } from '@/i18n/translator'

type Props = { locale: Locale; product: { id: string } }

/**
 * Says in a row how many of its product are in the cart and leads there. It follows the form that adds the product; a
 * script shows one of the two.
 */
export function InCart({ locale, product }: Props) {
  return (
    <a
      className="in-cart"
      href={localisePath(locale, routes.cart.path)}
      data-in-cart={product.id}
      data-words={translator(locale).raw('product.inCart')}
      hidden
    >
      <Icon name="check" small />
      <span data-pieces="" />
    </a>
  )
}
