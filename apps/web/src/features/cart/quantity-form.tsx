import { cartLimits } from '@estu/domain/orders/cart-limits'
import type { QuotedLine } from '@/content/types'
import type { Translate } from '@/i18n/translator'
import { LineFields } from './line-fields'

type Props = { line: QuotedLine; field: string; hasProblem: boolean; t: Translate }

/**
 * How many of a line, typed; longer numbers than the limit can be typed, so that a refusal can say why. Its button is
 * for browsers without a script: with one, the number counts once the field is left.
 */
export function QuantityForm({ line, field, hasProblem, t }: Props) {
  return (
    <form method="post">
      <LineFields line={line} />
      <label className="sr" htmlFor={field}>
        {t('cart.quantity', { title: line.title })}
      </label>
      <input
        className="step__number num"
        id={field}
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={line.quantity}
        maxLength={String(cartLimits.quantity).length + 8}
        aria-invalid={hasProblem || undefined}
        aria-describedby={hasProblem ? `${field}-error` : undefined}
      />
      <button className="btn btn--quiet step__update" type="submit">
        {t('cart.update')}
      </button>
    </form>
  )
}
