import { keyField } from '@estu/domain/forms/form-guard'
import type { Locale } from '@estu/domain/locale/locales'
import { ChoiceField, TextField } from '@estu/ui/components/form-fields'
import { DraftKeeper } from '@/components/drafts/draft-keeper'
import { fieldOf } from '@/components/field-of'
import { issueFormToken } from '@/forms/form-token'
import type { FormState } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'
import type { Customer } from './customer'

type Props = {
  locale: Locale
  customer: Customer
  state: FormState | null
  labels: Record<'name' | 'phone' | 'language', string>
}

/** Who the owner is, and in which language we write. */
export function AccountProfile({ locale, customer, state, labels }: Props) {
  const t = translator(locale)
  const field = fieldOf(state, t)
  return (
    <section aria-labelledby="profile" className="form">
      <h2 id="profile">{t('account.profile')}</h2>
      <p className="muted">{customer.email}</p>
      <form method="post" className="form">
        <DraftKeeper
          locale={locale}
          draft={{ form: 'profile', owner: customer.id }}
          isAnswered={state?.values.intent === 'profile'}
        />
        <input type="hidden" name="intent" value="profile" />
        <input type="hidden" name={keyField} value={issueFormToken().key} />
        <TextField {...field('name', customer.name)} label={labels.name} autoComplete="name" required />
        <TextField
          {...field('phone', customer.phone)}
          label={labels.phone}
          hint={t('form.phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <ChoiceField
          {...field('language', customer.language)}
          legend={labels.language}
          compact
          choices={(['ru', 'kk'] as const).map((language) => ({ value: language, label: t(`visit.${language}`) }))}
        />
        <p>
          <button className="btn btn--primary" type="submit">
            {t('account.save')}
          </button>
        </p>
      </form>
    </section>
  )
}
