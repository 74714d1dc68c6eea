import type { Locale } from '@estu/domain/locale/locales'
import { CheckField } from '@estu/ui/components/form-fields'
import type { FormState } from '@/forms/form-state'
import { consentDigest, consentTextField } from '@/forms/shown-consent'
import { translator } from '@/i18n/translator'
import { fieldOf } from './field-of'

/** An unticked box with the very words that will be kept. */
export function ConsentField({ locale, state, text }: { locale: Locale; state: FormState | null; text: string }) {
  const { id, value, error } = fieldOf(state, translator(locale))('consent')
  return (
    <>
      <input type="hidden" name={consentTextField} value={consentDigest(text)} />
      <CheckField id={id} checked={!error && value === 'yes'} error={error}>
        {text}
      </CheckField>
    </>
  )
}
