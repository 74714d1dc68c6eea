import { offerHours } from '@estu/domain/appointments/waiting/offer-times'
import { waitWeeks } from '@estu/domain/appointments/waiting/wishes'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { ChoiceField } from '@estu/ui/components/form-fields'
import { ConsentField } from '@/components/consent-field'
import { ContactFields } from '@/components/contact-fields'
import { contactLabels } from '@/components/contact-labels'
import { fieldOf } from '@/components/field-of'
import { FormFrame } from '@/components/form-frame'
import type { FormState } from '@/forms/state/form-state'
import { type Translate, translator } from '@/i18n/translator'
import { appointmentHref } from '../booking/appointment-href'
import { idsOf } from '../booking/ids-of'
import type { AppointmentChoice } from '../booking/read-appointment-choice'
import { VisitorFields } from '../booking/visitor-fields'
import { WishFields } from './wish-fields'

type Props = {
  locale: Locale
  choice: AppointmentChoice
  state: FormState | null
  consent: string
  known: { id: string; name: string; phone: string; email: string } | null
}

/** In booking, where no time suits: who waits, for which times, and where to write. */
export function OpenWaitForm({ locale, choice, state, consent, known }: Props) {
  const t = translator(locale)
  const { service, branch, specialist } = idsOf(choice)
  return (
    <>
      <h1>{t('wait.title')}</h1>
      <p className="lead">{t('wait.lead', { hours: offerHours })}</p>
      <p>{t('wait.anyone')}</p>
      <FormFrame
        locale={locale}
        state={state}
        labels={labelsOf(t)}
        draft={{ form: 'wait', owner: known?.id ?? '' }}
        className="form"
      >
        {Object.entries({ service, branch, specialist, intent: 'wait' }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ChoiceField
          {...fieldOf(state, t)('weeks', '4')}
          legend={t('wait.weeks')}
          compact
          choices={waitWeeks.map((weeks) => ({ value: weeks, label: t('wait.weekCount', { count: Number(weeks) }) }))}
        />
        <WishFields locale={locale} state={state} />
        <VisitorFields locale={locale} state={state} />
        <ContactFields locale={locale} state={state} known={known} confirms />
        <ConsentField locale={locale} state={state} text={consent} />
        <div className="actions">
          <a className="btn btn--quiet" href={localisePath(locale, appointmentHref({ service, branch, specialist }))}>
            {t('visit.back')}
          </a>
          <button className="btn btn--primary" type="submit">
            {t('wait.send')}
          </button>
        </div>
      </FormFrame>
    </>
  )
}

const labelsOf = (t: Translate) => ({
  weeks: t('wait.weeks'),
  forWhom: t('visit.forWhom'),
  visitorName: t('visit.visitorName'),
  age: t('visit.age'),
  language: t('visit.language'),
  ...contactLabels(t),
})
