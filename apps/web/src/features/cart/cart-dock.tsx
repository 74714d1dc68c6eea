import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { BuyDock } from '@estu/ui/product/buy-dock'
import type { Quote } from '@/content/customer/get-cart'
import { translator } from '@/i18n/translator'
import { isBlocking } from './line-state'

/** The sum and the way on, which stay in sight on a phone while the summary is not. */
export function CartDock({ locale, quote }: { locale: Locale; quote: Quote }) {
  if (quote.lines.some(isBlocking)) return null
  return (
    <BuyDock
      price={<p className="price__now num">{formatTenge(quote.goodsKzt, locale)}</p>}
      action={
        <ButtonLink href={localisePath(locale, routes.checkout.path)}>
          {translator(locale)('cart.checkoutShort')}
        </ButtonLink>
      }
    />
  )
}
