import type { Locale } from '@estu/domain/locale/locales'
import { cartLimits } from '@estu/domain/orders/cart-limits'
import { FieldProblem } from '@estu/ui/components/form-fields'
import { problemOf } from '@/components/field-of'
import type { QuotedLine } from '@/content/types'
import type { FormState } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'
import { mostOf } from './line-state'
import { QuantityForm } from './quantity-form'
import { StepButton } from './step-button'

type Props = { locale: Locale; line: QuotedLine; state: FormState | null }

/** How many of a line: one less, a number, one more; and why there cannot be more. */
export function QuantityStepper({ locale, line, state }: Props) {
  const t = translator(locale)
  const field = `quantity-${line.name}`
  const problem = problemOf(t, state, field)
  const most = mostOf(line)
  const isMost = line.quantity >= most
  const reason = isMost && most > 1 ? `${field}-most` : undefined
  return (
    <div className={problem ? 'field--error' : undefined}>
      <FieldProblem id={field} text={problem} />
      <div className="step" role="group" aria-label={t('cart.quantity', { title: line.title })}>
        <StepButton
          line={line}
          by={-1}
          label={t('cart.less', { title: line.title })}
          isAtEnd={line.quantity <= 1}
          reason={undefined}
        />
        <QuantityForm line={line} field={field} hasProblem={Boolean(problem)} t={t} />
        <StepButton line={line} by={1} label={t('cart.more', { title: line.title })} isAtEnd={isMost} reason={reason} />
      </div>
      {reason && (
        <p className="small muted" id={reason}>
          {t(most < cartLimits.quantity ? 'cart.noMore' : 'cart.limit', { count: most })}
        </p>
      )}
    </div>
  )
}
