import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { cartLimits } from '@estu/domain/orders/cart'
import { monthlyFrom } from '@estu/domain/orders/instalments'
import { orderTotals } from '@estu/domain/orders/order-totals'
import { devicePath, productPath, routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { FieldProblem } from '@estu/ui/components/form-fields'
import { Notice } from '@estu/ui/components/notice'
import type { ReactNode } from 'react'
import { CheckoutSteps } from '@/components/checkout-steps'
import { EmptyCart } from '@/components/empty-cart'
import { FormProblems } from '@/components/form-frame'
import { Link } from '@/components/link'
import { OrderSummary } from '@/components/order-summary'
import type { PricedCartLine, Quote } from '@/content/types'
import type { FormState } from '@/forms/form-state'
import { errorOf } from '@/forms/read-form-state'
import { translator } from '@/i18n/translator'

type Props = { locale: Locale; quote: Quote; state: FormState | null; extras: ReactNode }

/** The cart: every line with what changed about it, and the way on. */
export function CartView({ locale, quote, state, extras }: Props) {
  const t = translator(locale)
  const { lines } = quote
  if (lines.length === 0) return <EmptyCart locale={locale} />
  const blocked = lines.some((line) => line.unitKzt === null || isShort(line))
  const totals = orderTotals(
    lines.map(({ unitKzt, quantity }) => ({ unitKzt: unitKzt ?? 0, quantity })),
    null,
    null,
  )
  const plan = quote.plans.at(-1)
  return (
    <div className="page flow-page">
      <CheckoutSteps locale={locale} current={0} />
      <div className="flow">
        <div className="flow__main">
          <h1>{t('cart.title')}</h1>
          {state?.problem && <FormProblems locale={locale} state={state} labels={{}} />}
          <ul className="cart" role="list">
            {lines.map((line) => (
              <CartRow key={line.id} locale={locale} line={line} state={state} />
            ))}
          </ul>
          {extras}
          <div className="actions">
            <Link className="btn btn--quiet" href={localisePath(locale, routes.consumables.path)}>
              {t('cart.continue')}
            </Link>
            {!blocked && (
              <ButtonLink href={localisePath(locale, routes.checkout.path)}>{t('cart.checkout')}</ButtonLink>
            )}
          </div>
        </div>
        <OrderSummary
          locale={locale}
          lines={lines}
          totals={totals}
          delivers={false}
          note={
            plan
              ? t('cart.fromMonthly', {
                  amount: formatTenge(monthlyFrom(totals.goodsKzt, plan.months), locale),
                  months: plan.months,
                })
              : undefined
          }
        />
      </div>
    </div>
  )
}

const isShort = ({ left, quantity }: PricedCartLine) => left !== null && left < quantity

/** The price the visitor saw when they put it into the cart, where it is another today. */
const changedPrice = ({ unitKzt, seenKzt }: PricedCartLine) =>
  unitKzt !== null && seenKzt !== undefined && seenKzt !== unitKzt ? seenKzt : null

function CartRow({ locale, line, state }: { locale: Locale; line: PricedCartLine; state: FormState | null }) {
  const t = translator(locale)
  const field = `quantity-${line.id}`
  const code = errorOf(state, field)
  const priceWas = changedPrice(line)
  const path = line.section === 'devices' ? devicePath(line.slug) : productPath(line.section, line.slug)
  return (
    <li>
      <div>
        {line.slug ? (
          <Link className="link strong tap" href={localisePath(locale, path)}>
            {line.title}
          </Link>
        ) : (
          <p className="strong">{line.title || t('cart.gone')}</p>
        )}
        {line.unitKzt !== null && (
          <p className="small muted num">{t('cart.each', { price: formatTenge(line.unitKzt, locale) })}</p>
        )}
      </div>
      <p className="strong num">{line.unitKzt !== null && formatTenge(line.unitKzt * line.quantity, locale)}</p>
      {line.unitKzt === null && <Notice tone="attention" text={t('cart.gone')} />}
      {line.unitKzt !== null && isShort(line) && (
        <Notice tone="attention" text={t('cart.left', { count: line.left ?? 0 })} />
      )}
      {priceWas !== null && (
        <Notice tone="attention" text={t('cart.priceWas', { price: formatTenge(priceWas, locale) })} />
      )}
      <div className="cart__tools">
        <form method="post" className={code ? 'field--error' : undefined}>
          <input type="hidden" name="intent" value="set" />
          <input type="hidden" name="product" value={line.id} />
          {line.unitKzt !== null && <input type="hidden" name="seen" value={line.unitKzt} />}
          <span className="field">
            <label htmlFor={field}>
              <span className="sr">{t('cart.quantity', { title: line.title })}</span>
              <span aria-hidden="true">{t('cart.howMany')}</span>
            </label>
            <FieldProblem id={field} text={code && t(`fieldError.${code}`)} />
            <input
              className="input num"
              id={field}
              name="quantity"
              inputMode="numeric"
              defaultValue={line.quantity}
              maxLength={String(cartLimits.quantity).length + 8}
              aria-invalid={code ? true : undefined}
              aria-describedby={code ? `${field}-error` : undefined}
            />
          </span>
          <button className="btn btn--secondary" type="submit">
            {t('cart.update')}
          </button>
        </form>
        <form method="post">
          <input type="hidden" name="intent" value="set" />
          <input type="hidden" name="product" value={line.id} />
          <input type="hidden" name="quantity" value="0" />
          <button className="btn btn--quiet" type="submit" aria-label={t('cart.removeOf', { title: line.title })}>
            {t('cart.remove')}
          </button>
        </form>
      </div>
    </li>
  )
}
