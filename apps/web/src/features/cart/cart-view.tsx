import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import type { ComponentProps, ReactNode } from 'react'
import { FormProblems } from '@/components/form-frame'
import { Link } from '@/components/link'
import { CheckoutSteps } from '@/components/orders/checkout-steps'
import { EmptyCart } from '@/components/orders/empty-cart'
import type { Quote } from '@/content/customer/get-cart'
import type { QuotedLine } from '@/content/types'
import type { FormState } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'
import { AlreadyInCart } from './already-in-cart'
import { CartDock } from './cart-dock'
import { CartInPlace } from './cart-in-place'
import { CartRow } from './cart-row'
import { CartSummary } from './cart-summary'
import { PutBack } from './put-back'

type Props = {
  locale: Locale
  quote: Quote
  /** What was taken out last. */
  removed: QuotedLine | null
  /** What was added although it was there. */
  already: QuotedLine | null
  /** Why there may be nothing in it. */
  empty: Pick<ComponentProps<typeof EmptyCart>, 'ordered' | 'isLost'>
  state: FormState | null
  extras: ReactNode
}

/** The cart: every line with what changed about it, the sum and the way on; what goes with it comes last. */
export function CartView({ locale, quote, removed, already, empty, state, extras }: Props) {
  const t = translator(locale)
  const { lines } = quote
  const putBack = removed && <PutBack locale={locale} line={removed} />
  if (lines.length === 0)
    return (
      <div>
        <CartInPlace locale={locale} />
        <EmptyCart locale={locale} {...empty} ordered={removed ? null : empty.ordered}>
          {putBack}
        </EmptyCart>
      </div>
    )
  return (
    <div className="cart-page">
      <CartInPlace locale={locale} />
      <div className="page flow-page">
        <CheckoutSteps locale={locale} current={0} />
        <h1 tabIndex={-1}>{t('cart.title')}</h1>
        <div className="flow">
          <div className="flow__main">
            {state?.problem && <FormProblems locale={locale} state={state} labels={{}} />}
            {already && <AlreadyInCart locale={locale} line={already} />}
            <ul className="cart" role="list">
              {lines.map((line) => (
                <CartRow key={line.name} locale={locale} line={line} state={state} />
              ))}
            </ul>
            {putBack}
            <p>
              <Link className="link tap" href={localisePath(locale, routes.consumables.path)}>
                {t('cart.continue')}
              </Link>
            </p>
          </div>
          <CartSummary locale={locale} quote={quote} />
        </div>
        {extras}
      </div>
      <CartDock locale={locale} quote={quote} />
    </div>
  )
}
