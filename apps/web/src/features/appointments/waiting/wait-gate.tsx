import type { Locale } from '@estu/domain/locale/locales'
import { ProofForm } from '@/components/requests/link-gate'
import type { WaitDetails } from '@/content/types'
import type { FormState } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'

/** The link of a wait in other hands: how it stands, and the way in for whoever it was made for. */
export function WaitGate({ locale, wait, state }: { locale: Locale; wait: WaitDetails; state: FormState | null }) {
  const t = translator(locale)
  return (
    <div className="page form-page">
      <h1>{t('wait.page', { number: wait.reference })}</h1>
      <p className="lead" role="status">
        {t(`wait.${wait.status}`)}
      </p>
      {wait.proof && <ProofForm locale={locale} proof={wait.proof} state={state} t={t} />}
    </div>
  )
}
