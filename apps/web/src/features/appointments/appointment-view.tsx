import { almatyDay, laterOf } from '@estu/domain/appointments/availability'
import { formatDate } from '@estu/domain/locale/dates'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { mayChangeAppointment } from '@estu/domain/orders/status-flow'
import { appointmentPath, routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { Notice } from '@estu/ui/components/notice'
import { FormProblems } from '@/components/form-frame'
import { getSlots } from '@/content/clinic/get-slots'
import type { AppointmentDetails } from '@/content/types'
import type { FormState } from '@/forms/form-state'
import { translator } from '@/i18n/translator'
import { TimeChooser } from './time-chooser'

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
  const rows = [
    { label: t('visit.when'), text: formatDate(new Date(visit.startsAt), locale, 'dayTime') },
    { label: t('visit.service'), text: visit.service },
    { label: t('visit.branch'), text: `${visit.branch}, ${visit.address}` },
    { label: t('visit.specialist'), text: visit.specialist },
  ]
  return (
    <div className="page form-page">
      <h1>{t('visit.page', { number: visit.reference })}</h1>
      <p className="lead" role="status">
        {t(`visit.${visit.status}`)}
      </p>
      {query.moved === '1' && <Notice tone="calm" text={t('visit.moved')} />}
      <dl className="sum">
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {moving ? <Move {...props} /> : <FormProblems locale={locale} state={state} labels={{}} />}
      <div className="btns">
        {changeable && (
          <ButtonLink tone="secondary" href={`${localisePath(locale, appointmentPath(token))}/calendar.ics`}>
            {t('visit.calendar')}
          </ButtonLink>
        )}
        {changeable && !moving && (
          <ButtonLink tone="secondary" href={`${localisePath(locale, appointmentPath(token))}?move=1`}>
            {t('visit.move')}
          </ButtonLink>
        )}
        {!changeable && (
          <ButtonLink href={localisePath(locale, routes.appointment.path)}>{t('visit.again')}</ButtonLink>
        )}
      </div>
      {changeable && (
        <form method="post">
          <button className="btn btn--quiet" type="submit" name="intent" value="cancel">
            {t('visit.cancel')}
          </button>
        </form>
      )}
    </div>
  )
}

async function Move({ locale, visit, token, query, state }: Props) {
  const t = translator(locale)
  const today = almatyDay(new Date())
  const asked = typeof query.from === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(query.from) ? query.from : today
  const from = laterOf(today, asked)
  const days = await getSlots({
    service: visit.serviceId,
    branch: visit.branchId,
    specialist: null,
    from,
    days: 7,
    holder: null,
    moving: visit.id,
  })
  return (
    <section aria-labelledby="move" className="flow__main">
      <h2 id="move">{t('visit.moveTitle')}</h2>
      <TimeChooser
        locale={locale}
        days={days ?? []}
        from={from}
        day={typeof query.day === 'string' ? query.day : null}
        state={state}
        hrefOf={(extra) =>
          `${localisePath(locale, appointmentPath(token))}?${new URLSearchParams({ move: '1', from, ...extra })}`
        }
        hidden={{ intent: 'move', specialist: 'any' }}
      />
    </section>
  )
}
