import type { Locale } from '@estu/domain/locale/locales'
import { attachedConsentField, attachedField } from '@estu/domain/screener/attached/attached-limits'
import { getConsent } from '@/content/editorial/get-consent'
import { consentDigest } from '@/forms/shown-consent'
import type { FormState } from '@/forms/state/form-state'
import { valueOr } from '@/forms/state/read-form-state'
import { translator } from '@/i18n/translator'
import { AttachResult } from './attach-result'

/** Nothing, unless this tab has a result of the hearing screener; the server does not know of it before it is sent. */
export async function ResultField({ locale, state }: { locale: Locale; state: FormState | null }) {
  const consent = await getConsent(locale, 'screener_result')
  // Nobody can agree to words that are not there.
  if (consent === '') return null
  const t = translator(locale)
  const words = {
    legend: t('visit.resultLegend'),
    optional: t('form.optional'),
    found: t('visit.resultFound', { date: '{date}', outcome: '{outcome}' }),
    outcomes: {
      no_signs: t('screener.outcome.no_signs'),
      check_advised: t('screener.outcome.check_advised'),
      check_soon: t('screener.outcome.check_soon'),
    },
  }
  const isTicked = valueOr(state, attachedField) !== ''
  return (
    <AttachResult locale={locale} words={words} consent={consent} isTicked={isTicked}>
      <input type="hidden" name={attachedConsentField} value={consentDigest(consent)} />
    </AttachResult>
  )
}
