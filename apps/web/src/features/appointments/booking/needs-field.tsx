import { appointmentNeeds } from '@estu/domain/forms/appointment-form'
import { CheckField } from '@estu/ui/components/form-fields'
import type { FormState } from '@/forms/state/form-state'
import type { Translate } from '@/i18n/translator'

/** What whoever comes will need. */
export function NeedsField({ state, t }: { state: FormState | null; t: Translate }) {
  const needs = state?.values.needs ?? []
  return (
    <fieldset className="field">
      <legend className="legend">
        {t('visit.needs')} <span className="hint">{t('form.optional')}</span>
      </legend>
      {appointmentNeeds.map((need) => (
        <CheckField key={need} id={`needs-${need}`} name="needs" value={need} checked={needs.includes(need)}>
          {t(`visit.${need}`)}
        </CheckField>
      ))}
    </fieldset>
  )
}
