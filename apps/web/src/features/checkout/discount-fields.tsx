import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { promotionPath } from '@estu/domain/routing/routes'
import { CheckField, ChoiceField } from '@estu/ui/components/form-fields'
import { fieldOf } from '@/components/field-of'
import { Link } from '@/components/link'
import type { OfferedDiscount } from '@/content/customer/get-cart'
import type { FormState } from '@/forms/state/form-state'
import { valueOr } from '@/forms/state/read-form-state'
import { type Translate, translator } from '@/i18n/translator'

type Props = { locale: Locale; discounts: readonly OfferedDiscount[]; state: FormState | null }

/** The discounts that somebody's status gives with this cart; one at most, and only where its proof can be looked at. */
export function DiscountFields({ locale, discounts, state }: Props) {
  const t = translator(locale)
  const [first, ...others] = discounts
  if (!first) return null
  return (
    <>
      <div className="when when--pickup">
        <h2 className="form-head">{t('checkout.discount')}</h2>
        {others.length === 0 ? (
          <CheckField id="discount" value={first.id} checked={valueOr(state, 'discount') === first.id}>
            {labelOf(first, locale, t)}. {first.proof}
          </CheckField>
        ) : (
          <ChoiceField
            {...fieldOf(state, t)('discount')}
            legend={t('checkout.discount')}
            choices={[
              { value: '', label: t('checkout.discountNone') },
              ...discounts.map((one) => ({ value: one.id, label: labelOf(one, locale, t), hint: one.proof })),
            ]}
          />
        )}
        <Terms locale={locale} discounts={discounts} />
      </div>
      <div className="when when--delivery">
        {discounts.map(({ id, title }) => (
          <p key={id} className="hint">
            {t('checkout.discountOnPickup', { title })}
          </p>
        ))}
      </div>
    </>
  )
}

const labelOf = ({ claim, amountKzt }: OfferedDiscount, locale: Locale, t: Translate) =>
  t('checkout.discountOf', { claim, amount: formatTenge(amountKzt, locale) })

const Terms = ({ locale, discounts }: Pick<Props, 'locale' | 'discounts'>) =>
  discounts.map(({ id, slug, title }) => (
    <p key={id}>
      {translator(locale)('checkout.discountTerms')}:{' '}
      <Link className="link tap" href={localisePath(locale, promotionPath(slug))}>
        {title}
      </Link>
    </p>
  ))
