import { formatDate } from '@estu/domain/locale/dates'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { returnReasons, returnWishes } from '@estu/domain/orders/returns/return-terms'
import { takeField } from '@estu/domain/orders/returns/take-field'
import { orderPath } from '@estu/domain/routing/routes'
import { ChoiceField, TextField } from '@estu/ui/components/form-fields'
import { fieldOf } from '@/components/field-of'
import { FormFrame } from '@/components/form-frame'
import { Link } from '@/components/link'
import type { ReturnTerms, ShopperOrder } from '@/content/types'
import type { FormState } from '@/forms/state/form-state'
import { type Translate, translator } from '@/i18n/translator'

type Props = {
  locale: Locale
  order: ShopperOrder
  token: string
  terms: ReturnTerms
  /** Whose account is signed in, by its id; empty for nobody's. */
  owner: string
  state: FormState | null
}

/** What is brought back, why, and what the shopper wishes for. */
export function ReturnForm({ locale, order, token, terms, owner, state }: Props) {
  const t = translator(locale)
  const field = fieldOf(state, t)
  const until = formatDate(new Date(Date.parse(terms.unsuitableUntil) - 1), locale, 'day')
  const lines = terms.lines.map((line, index) => ({ ...line, id: takeField(index) }))
  return (
    <FormFrame
      locale={locale}
      state={state}
      labels={labelsOf(lines, t)}
      draft={{ form: 'returnOrder', about: order.id, owner }}
      className="flow__main"
    >
      <h2 className="form-head">{t('returns.title')}</h2>
      <p>{t('returns.lead')}</p>
      <p>{t('returns.law', { until })}</p>
      <h3>{t('returns.goods')}</h3>
      {lines.map(
        ({ id, title, quantity, reasons }) =>
          quantity > 0 && (
            <TextField
              key={id}
              {...field(id, lines.length === 1 ? '1' : '')}
              type="number"
              inputMode="numeric"
              label={title}
              hint={hintOf(quantity, reasons.includes('unsuitable'), t)}
            />
          ),
      )}
      <ChoiceField
        {...field('reason')}
        legend={t('returns.reason')}
        choices={returnReasons.map((value) => ({ value, label: t(`returns.reasons.${value}`) }))}
      />
      <ChoiceField
        {...field('wish')}
        legend={t('returns.wish')}
        choices={returnWishes.map((value) => ({ value, label: t(`returns.wishes.${value}`) }))}
      />
      <TextField {...field('comment')} label={t('returns.comment')} hint={t('returns.commentHint')} rows={4} />
      <div className="actions">
        <Link className="btn btn--quiet" href={localisePath(locale, orderPath(token))}>
          {t('returns.back')}
        </Link>
        <button className="btn btn--primary" type="submit" name="intent" value="return">
          {t('returns.send')}
        </button>
      </div>
    </FormFrame>
  )
}

const hintOf = (quantity: number, isReturnable: boolean, t: Translate): string =>
  [t('returns.most', { count: quantity }), ...(isReturnable ? [] : [t('returns.faultyOnly')])].join(' ')

const labelsOf = (lines: readonly { id: string; title: string }[], t: Translate): Record<string, string> => ({
  ...Object.fromEntries(lines.map(({ id, title }) => [id, title])),
  reason: t('returns.reason'),
  wish: t('returns.wish'),
  comment: t('returns.comment'),
})
