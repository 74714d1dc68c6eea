import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import type { ReactNode } from 'react'
import type { Supply } from '@/content/types'
import { translator } from '@/i18n/translator'
import { BuyPanel } from '../buying/buy-panel'
import { CartForm } from '../buying/cart-form'
import { CartStepper } from '../buying/cart-stepper'
import { isSold } from '../buying/choices'
import { ProductHeart } from '../product-heart'

type Props = { locale: Locale; supply: Supply; rating: string; places: ReactNode; writeHref: string }

/** The form of a supply, which the button at the lower edge sends as well. */
export const buyFormId = ({ id }: Pick<Supply, 'id'>) => `buy-${id}`

/** A supply goes into the cart at once, or after a consultation. */
export function SupplyBuyPanel({ locale, supply, rating, places, writeHref }: Props) {
  const t = translator(locale)
  const more = (
    <div className="ctas__more">
      {(isSold(supply) || supply.byConsultation) && (
        <ButtonLink href={writeHref} tone="secondary">
          {t('device.ask')}
        </ButtonLink>
      )}
      <ProductHeart locale={locale} product={supply} className="iconbtn iconbtn--large" />
    </div>
  )
  return (
    <BuyPanel
      locale={locale}
      product={supply}
      plans={[]}
      rating={rating}
      places={places}
      actions={
        isSold(supply) ? (
          <CartForm locale={locale} product={supply} className="ctas" id={buyFormId(supply)}>
            <button
              className="btn btn--primary btn--wide ctas__main"
              type="submit"
              aria-label={t('cart.addOf', { title: supply.title })}
            >
              {t('cart.add')}
            </button>
            <CartStepper locale={locale} product={supply} isMain />
            {more}
          </CartForm>
        ) : (
          <div className="ctas">
            <NotSoldAction locale={locale} supply={supply} writeHref={writeHref} className="ctas__main" />
            {more}
          </div>
        )
      }
    />
  )
}

type ActionProps = { locale: Locale; supply: Supply; writeHref: string; className?: string }

/** What can be done about a supply that the cart does not take. */
export function NotSoldAction({ locale, supply, writeHref, className }: ActionProps) {
  const t = translator(locale)
  return supply.byConsultation ? (
    <ButtonLink className={className} wide href={localisePath(locale, routes.appointment.path)}>
      {t('goods.bookConsultation')}
    </ButtonLink>
  ) : (
    <ButtonLink className={className} wide href={writeHref}>
      {t('device.ask')}
    </ButtonLink>
  )
}
