import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { personalDataPath } from '@estu/domain/routing/routes'
import { withNoBreaks } from '@estu/domain/text/typography/with-no-breaks'
import { CheckField } from '@estu/ui/components/form-fields'
import type { FormState } from '@/forms/form-state'
import { consentDigest, consentTextField } from '@/forms/shown-consent'
import { translator } from '@/i18n/translator'
import { fieldOf } from './field-of'

/** An unticked box with the very words that will be kept, and the way to all that is behind them. */
export function ConsentField({ locale, state, text }: { locale: Locale; state: FormState | null; text: string }) {
  const t = translator(locale)
  const { id, value, error } = fieldOf(state, t)('consent')
  return (
    <>
      <input type="hidden" name={consentTextField} value={consentDigest(text)} />
      <CheckField id={id} checked={!error && value === 'yes'} error={error}>
        {withNoBreaks(text)}
      </CheckField>
      {/* In another tab: without a script, what was typed would be lost with the page. */}
      <p className="small">
        <a className="link tap" href={localisePath(locale, personalDataPath)} target="_blank" rel="noopener">
          {t('form.consentFull')}
        </a>
      </p>
    </>
  )
}
