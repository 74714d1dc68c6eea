import type { Locale } from '@estu/domain/locale/locales'
import { mayChangeAppointment } from '@estu/domain/orders/status-flow'
import { Notice } from '@estu/ui/components/notice'
import { FormProblems } from '@/components/form-frame'
import type { AppointmentDetails } from '@/content/types'
import type { FormState } from '@/forms/form-state'
import { translator } from '@/i18n/translator'
import { AppointmentActions } from './appointment-actions'
import { AppointmentFacts } from './appointment-facts'
import { MoveAppointment } from './move-appointment'

type Props = {
  locale: Locale
  visit: AppointmentDetails
  token: string
  query: Record<string, string | string[] | undefined>
  state: FormState | null
}

/** A visit at its own address: when and where, and how to change it. */
export function AppointmentView(props: Props) {
  const { locale, visit, token, query, state } = props
  const t = translator(locale)
  const changeable = mayChangeAppointment(visit.status, new Date(visit.startsAt), new Date())
  const moving = changeable && (query.move === '1' || state?.step === 'time')
  return (
    <div className="page form-page">
      <h1>{t('visit.page', { number: visit.reference })}</h1>
      <p className="lead" role="status">
        {t(`visit.${visit.status}`)}
      </p>
      {query.moved === '1' && <Notice tone="calm" text={t('visit.moved')} />}
      <AppointmentFacts locale={locale} visit={visit} />
      {moving ? <MoveAppointment {...props} /> : <FormProblems locale={locale} state={state} labels={{}} />}
      <AppointmentActions locale={locale} token={token} changeable={changeable} moving={moving} />
    </div>
  )
}
