import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { personalDataPath } from '@estu/domain/routing/routes'
import { withNoBreaks } from '@estu/domain/text/typography/with-no-breaks'
import { CheckField } from '@estu/ui/components/form-fields'
import { getClosedPaths } from '@/content/addresses/get-closed-paths'
import { getOperator } from '@/content/editorial/get-consent'
import { consentDigest, consentTextField } from '@/forms/shown-consent'
import type { FormState } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'
import { fieldOf } from './field-of'

type Props = { locale: Locale; state: FormState | null; text: string }

/** An unticked box with the very words that will be kept, who it is that works with the data, and the way to all that is behind them. */
export async function ConsentField({ locale, state, text }: Props) {
  const operator = await getOperator(locale)
  const isClosed = (await getClosedPaths(locale, [personalDataPath])).length > 0
  const t = translator(locale)
  const { id, value, error } = fieldOf(state, t)('consent')
  return (
    <>
      <input type="hidden" name={consentTextField} value={consentDigest(text)} />
      <CheckField id={id} checked={!error && value === 'yes'} error={error}>
        {withNoBreaks(text)}
      </CheckField>
      <p className="small">
        {operator && <span className="muted">{t('form.operator', { operator })} </span>}
        {/* In another tab: without a script, what was typed would be lost with the page. */}
        {!isClosed && (
          <a className="link tap" href={localisePath(locale, personalDataPath)} target="_blank" rel="noopener">
            {t('form.consentFull')}
          </a>
        )}
      </p>
    </>
  )
}
