import { formatDate } from '@estu/domain/dates'
import { visitLanguages, visitNeeds, visitors } from '@estu/domain/forms/appointment-form'
import { type Locale, localisePath } from '@estu/domain/locale'
import { CheckField, ChoiceField, TextField } from '@estu/ui/form-parts'
import { translator } from '@/i18n/translator'
import type { Again } from '@/intake/form-outcome'
import { typedOr } from '@/intake/read-again'
import { ConsentField, ContactFields, contactLabels, problemOf } from '@/shell/contact-fields'
import { FormFrame } from '@/shell/form-frame'
import type { VisitChoice } from './read-visit-choice'
import { visitHref } from './visit-href'

type Props = {
  locale: Locale
  choice: VisitChoice
  again: Again | null
  consent: string
  known: { name: string; phone: string; email: string } | null
  /** Until when the chosen time is kept for this browser. */
  heldUntil: Date | null
}

/** Who comes, what they will need, and where to write. */
export function VisitContacts({ locale, choice, again, consent, known, heldUntil }: Props) {
  const t = translator(locale)
  const ids = {
    service: choice.service?.id ?? '',
    branch: choice.branch?.id ?? '',
    specialist: choice.specialist === 'any' ? 'any' : (choice.specialist?.id ?? ''),
  }
  const needs = again?.typed.needs ?? []
  const labels = {
    ...contactLabels(t),
    forWhom: t('visit.forWhom'),
    age: t('visit.age'),
    language: t('visit.language'),
  }
  const back = localisePath(locale, visitHref(ids))
  return (
    <>
      <h1>{t('visit.fillContacts')}</h1>
      {heldUntil && <p className="lead">{t('visit.held', { time: formatDate(heldUntil, locale, 'time') })}</p>}
      <FormFrame locale={locale} again={again} labels={labels} className="form">
        {Object.entries({ ...ids, startsAt: choice.at ?? '' }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {again?.problem?.startsWith('slot-') && (
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
          value={typedOr(again, 'forWhom', 'self')}
          error={problemOf(t, again, 'forWhom')}
          choices={visitors.map((who) => ({ value: who, label: t(`visit.${who}`) }))}
        />
        <TextField
          id="age"
          label={t('visit.age')}
          hint={t('form.optional')}
          inputMode="numeric"
          value={typedOr(again, 'age')}
          error={problemOf(t, again, 'age')}
        />
        <ChoiceField
          id="language"
          legend={t('visit.language')}
          compact
          value={typedOr(again, 'language', locale)}
          error={problemOf(t, again, 'language')}
          choices={visitLanguages.map((language) => ({ value: language, label: t(`visit.${language}`) }))}
        />
        <fieldset className="field">
          <legend className="legend">
            {t('visit.needs')} <span className="hint">{t('form.optional')}</span>
          </legend>
          {visitNeeds.map((need) => (
            <CheckField key={need} id={`needs-${need}`} name="needs" value={need} checked={needs.includes(need)}>
              {t(`visit.${need}`)}
            </CheckField>
          ))}
        </fieldset>
        <ContactFields locale={locale} again={again} known={known} />
        <TextField
          id="comment"
          label={t('form.comment')}
          hint={t('form.optional')}
          rows={3}
          value={typedOr(again, 'comment')}
          error={problemOf(t, again, 'comment')}
        />
        <ConsentField locale={locale} again={again} text={consent} />
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
