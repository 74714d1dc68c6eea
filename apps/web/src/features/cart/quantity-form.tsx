import type { Locale } from '@estu/domain/locale/locales'
import { cartLimits } from '@estu/domain/orders/cart'
import { FieldProblem } from '@estu/ui/components/form-fields'
import { problemOf } from '@/components/field-of'
import type { PricedCartLine } from '@/content/types'
import type { FormState } from '@/forms/form-state'
import { translator } from '@/i18n/translator'

type Props = { locale: Locale; line: PricedCartLine; state: FormState | null }

/** How many of a line; longer numbers than the limit can be typed, so that a refusal can say why. */
export function QuantityForm({ locale, line, state }: Props) {
  const t = translator(locale)
  const field = `quantity-${line.name}`
  const problem = problemOf(t, state, field)
  return (
    <form method="post" className={problem ? 'field--error' : undefined}>
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="product" value={line.id} />
      {line.colour && <input type="hidden" name="colour" value={line.colour} />}
      {line.unitKzt !== null && <input type="hidden" name="seen" value={line.unitKzt} />}
      <span className="field">
        <label htmlFor={field}>
          <span className="sr">{t('cart.quantity', { title: line.title })}</span>
          <span aria-hidden="true">{t('cart.howMany')}</span>
        </label>
        <FieldProblem id={field} text={problem} />
        <input
          className="input num"
          id={field}
          name="quantity"
          inputMode="numeric"
          defaultValue={line.quantity}
          maxLength={String(cartLimits.quantity).length + 8}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${field}-error` : undefined}
        />
      </span>
      <button className="btn btn--secondary" type="submit">
        {t('cart.update')}
      </button>
    </form>
  )
}
