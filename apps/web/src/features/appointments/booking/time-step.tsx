import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { Notice } from '@estu/ui/components/notice'
import { getSlots } from '@/content/clinic/get-slots'
import type { FormState } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'
import { TimeChooser } from '../times/time-chooser'
import { appointmentHref } from './appointment-href'
import { idsOf } from './ids-of'
import type { AppointmentChoice } from './read-appointment-choice'

type Props = { locale: Locale; choice: AppointmentChoice; state: FormState | null; holder: string | null }

/** Which time: what is free in a week, with what this browser holds itself. */
export async function TimeStep({ locale, choice, state, holder }: Props) {
  const t = translator(locale)
  const ids = idsOf(choice)
  const days = await getSlots({
    service: ids.service,
    branch: ids.branch,
    specialist: ids.specialist === 'any' ? null : ids.specialist,
    from: choice.from,
    days: 7,
    holder,
  })
  return (
    <>
      <h1>{t('visit.chooseTime')}</h1>
      <p className="lead">{t('visit.timeLead', { minutes: choice.service?.durationMin ?? 0 })}</p>
      <TimeChooser
        locale={locale}
        days={days ?? []}
        from={choice.from}
        day={choice.day}
        state={state}
        hrefOf={(extra) => localisePath(locale, appointmentHref({ ...ids, ...extra }))}
        hidden={{ intent: 'hold', ...ids }}
      />
      <p>
        <a className="btn btn--quiet btn--flush" href={localisePath(locale, appointmentHref({ ...ids, wait: '1' }))}>
          {t('wait.offerForm')}
        </a>
      </p>
      <Notice tone="calm" title={t('visit.noCalls')} text={t('visit.noCallsText')} />
    </>
  )
}
