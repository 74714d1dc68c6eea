import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { cartLimits } from '@estu/domain/orders/cart-limits'
import { routes } from '@estu/domain/routing/routes'
import { Icon } from '@estu/ui/components/icon'
import { translator } from '@/i18n/translator'

type Props = {
  locale: Locale
  product: { id: string; title: string }
  /** Whether its button is the main one of the page: the bar at the lower edge of a phone stays away while it is in sight. */
  isMain?: boolean
}

/**
 * Stands in for the button before it once that button's product is in the cart: how many, one less, one more, and the
 * way to the cart. A script shows it and counts; without one the button posts its form.
 */
export function CartStepper({ locale, product: { id, title }, isMain = false }: Props) {
  const t = translator(locale)
  return (
    <div
      className={isMain ? 'in-cart in-cart--steps in-cart--main' : 'in-cart in-cart--steps'}
      data-in-cart={id}
      data-words={t.raw('product.inCart')}
      data-removed={t('cart.removed', { title })}
      hidden
    >
      <span className="in-cart__pieces num">
        <Icon name="check" small />
        <span data-pieces="" />
      </span>
      <span className="in-cart__act">
        <span className="step" role="group" aria-label={t('cart.quantity', { title })}>
          <button
            className="iconbtn"
            type="button"
            data-step="-1"
            aria-label={t('cart.less', { title })}
            data-less={t('cart.less', { title })}
            data-last={t('cart.removeOf', { title })}
          >
            <Icon name="minus" />
          </button>
          <button className="iconbtn" type="button" data-step="1" aria-label={t('cart.more', { title })}>
            <Icon name="plus" />
          </button>
        </span>
        <a className="link tap" href={localisePath(locale, routes.cart.path)} aria-label={t('product.goToCart')}>
          {t('product.go')}
        </a>
      </span>
      <span className="in-cart__most muted" data-most="" hidden>
        {t('cart.limit', { count: cartLimits.quantity })}
      </span>
    </div>
  )
}
