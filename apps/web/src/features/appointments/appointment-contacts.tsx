import { appointmentLanguages, appointmentNeeds, visitors } from '@estu/domain/forms/appointment-form'
import { formatDate } from '@estu/domain/locale/dates'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { CheckField, ChoiceField, TextField } from '@estu/ui/components/form-fields'
import { ConsentField, ContactFields, contactLabels, problemOf } from '@/components/contact-fields'
import { FormFrame } from '@/components/form-frame'
import type { FormState } from '@/forms/form-state'
import { valueOr } from '@/forms/read-form-state'
import { translator } from '@/i18n/translator'
import { appointmentHref } from './appointment-href'
import type { AppointmentChoice } from './read-appointment-choice'

type Props = {
  locale: Locale
  choice: AppointmentChoice
  state: FormState | null
  consent: string
  known: { name: string; phone: string; email: string } | null
  /** Until when the chosen time is kept for this browser. */
  heldUntil: Date | null
}

/** Who comes, what they will need, and where to write. */
export function AppointmentContacts({ locale, choice, state, consent, known, heldUntil }: Props) {
  const t = translator(locale)
  const ids = {
    service: choice.service?.id ?? '',
    branch: choice.branch?.id ?? '',
    specialist: choice.specialist === 'any' ? 'any' : (choice.specialist?.id ?? ''),
  }
  const needs = state?.values.needs ?? []
  const labels = {
    ...contactLabels(t),
    forWhom: t('visit.forWhom'),
    age: t('visit.age'),
    language: t('visit.language'),
  }
  const back = localisePath(locale, appointmentHref(ids))
  return (
    <>
      <h1>{t('visit.fillContacts')}</h1>
      {heldUntil && <p className="lead">{t('visit.held', { time: formatDate(heldUntil, locale, 'time') })}</p>}
      <FormFrame locale={locale} state={state} labels={labels} className="form">
        {Object.entries({ ...ids, startsAt: choice.at ?? '' }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {state?.problem?.startsWith('slot-') && (
          <p>
            <a className="btn btn--secondary" href={back}>
              {t('visit.chooseTime')}
            </a>
          </p>
        )}
        <ChoiceField
          id="forWhom"
          legend={t('visit.forWhom')}
          compact
          value={valueOr(state, 'forWhom', 'self')}
          error={problemOf(t, state, 'forWhom')}
          choices={visitors.map((who) => ({ value: who, label: t(`visit.${who}`) }))}
        />
        <TextField
          id="age"
          label={t('visit.age')}
          hint={t('form.optional')}
          inputMode="numeric"
          value={valueOr(state, 'age')}
          error={problemOf(t, state, 'age')}
        />
        <ChoiceField
          id="language"
          legend={t('visit.language')}
          compact
          value={valueOr(state, 'language', locale)}
          error={problemOf(t, state, 'language')}
          choices={appointmentLanguages.map((language) => ({ value: language, label: t(`visit.${language}`) }))}
        />
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
        <ContactFields locale={locale} state={state} known={known} />
        <TextField
          id="comment"
          label={t('form.comment')}
          hint={t('form.optional')}
          rows={3}
          value={valueOr(state, 'comment')}
          error={problemOf(t, state, 'comment')}
        />
        <ConsentField locale={locale} state={state} text={consent} />
        <div className="actions">
          <a className="btn btn--quiet" href={back}>
            {t('visit.back')}
          </a>
          <button className="btn btn--primary" type="submit">
            {t('visit.book')}
          </button>
        </div>
      </FormFrame>
    </>
  )
}
