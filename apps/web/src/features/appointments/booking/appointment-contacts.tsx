import { formatDate } from '@estu/domain/locale/dates'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { TextField } from '@estu/ui/components/form-fields'
import { ConsentField } from '@/components/consent-field'
import { ContactFields } from '@/components/contact-fields'
import { contactLabels } from '@/components/contact-labels'
import { fieldOf } from '@/components/field-of'
import { FormFrame } from '@/components/form-frame'
import type { FormState } from '@/forms/state/form-state'
import { type Translate, translator } from '@/i18n/translator'
import { appointmentHref } from './appointment-href'
import { idsOf } from './ids-of'
import { NeedsField } from './needs-field'
import type { AppointmentChoice } from './read-appointment-choice'
import { ResultField } from './result-field'
import { VisitorFields } from './visitor-fields'

type Props = {
  locale: Locale
  choice: AppointmentChoice
  state: FormState | null
  consent: string
  known: { id: string; name: string; phone: string; email: string } | null
  /** Until when the chosen time is kept for this browser. */
  heldUntil: Date | null
}

/** Who comes, what they will need, and where to write. */
export function AppointmentContacts({ locale, choice, state, consent, known, heldUntil }: Props) {
  const t = translator(locale)
  const back = localisePath(locale, appointmentHref(idsOf(choice)))
  return (
    <>
      <h1>{t('visit.fillContacts')}</h1>
      {heldUntil && <p className="lead">{t('visit.held', { time: formatDate(heldUntil, locale, 'time') })}</p>}
      <FormFrame
        locale={locale}
        state={state}
        labels={labelsOf(t)}
        draft={{ form: 'appointment', owner: known?.id ?? '' }}
        className="form"
      >
        <Chosen choice={choice} />
        {state?.problem?.startsWith('slot-') && <OtherTime href={back} t={t} />}
        <VisitorFields locale={locale} state={state} />
        <NeedsField state={state} t={t} />
        <div className="stack stack--tight">
          <h2 className="form-head">{t('visit.booker')}</h2>
          <p className="hint">{t('visit.bookerHint')}</p>
        </div>
        <ContactFields locale={locale} state={state} known={known} confirms />
        <TextField {...fieldOf(state, t)('comment')} label={t('form.comment')} hint={t('form.optional')} rows={3} />
        <ResultField locale={locale} state={state} />
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

const labelsOf = (t: Translate) => ({
  forWhom: t('visit.forWhom'),
  visitorName: t('visit.visitorName'),
  age: t('visit.age'),
  language: t('visit.language'),
  needs: t('visit.needs'),
  ...contactLabels(t),
})

const Chosen = ({ choice }: { choice: AppointmentChoice }) =>
  Object.entries({ ...idsOf(choice), startsAt: choice.at ?? '' }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))

const OtherTime = ({ href, t }: { href: string; t: Translate }) => (
  <p>
    <a className="btn btn--secondary" href={href}>
      {t('visit.chooseTime')}
    </a>
  </p>
)
