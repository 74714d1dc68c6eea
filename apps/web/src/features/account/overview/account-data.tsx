import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { accountPath } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import type { FormState } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'
import { DeleteAccount } from './delete-account'

type Props = { locale: Locale; customerId: string; state: FormState | null }

/** What we keep of the owner: to take along, or to have deleted. */
export function AccountData({ locale, customerId, state }: Props) {
  const t = translator(locale)
  return (
    <section aria-labelledby="data" className="form">
      <h2 id="data">{t('account.data')}</h2>
      <p className="hint">{t('account.exportHint')}</p>
      <p>
        <ButtonLink tone="secondary" href={`${localisePath(locale, accountPath(customerId))}/export`}>
          {t('account.export')}
        </ButtonLink>
      </p>
      <DeleteAccount state={state} t={t} />
    </section>
  )
}
