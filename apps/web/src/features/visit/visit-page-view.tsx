import { almatyDay, laterOf } from '@estu/domain/availability'
import { formatDate } from '@estu/domain/dates'
import { type Locale, localisePath } from '@estu/domain/locale'
import { appointmentPath, routes } from '@estu/domain/routes'
import { mayChangeVisit } from '@estu/domain/status-flow'
import { ButtonLink } from '@estu/ui/button-link'
import { Notice } from '@estu/ui/notice'
import { getSlots } from '@/content/get-slots'
import type { Visit } from '@/content/types'
import { translator } from '@/i18n/translator'
import type { Again } from '@/intake/form-outcome'
import { FormProblems } from '@/shell/form-frame'
import { TimeChooser } from './time-chooser'

type Props = {
  locale: Locale
  visit: Visit
  token: string
  query: Record<string, string | string[] | undefined>
  again: Again | null
}

/** A visit at its own address: when and where, and how to change it. */
export function VisitPageView(props: Props) {
  const { locale, visit, token, query, again } = props
  const t = translator(locale)
  const changeable = mayChangeVisit(visit.status, new Date(visit.startsAt), new Date())
  const moving = changeable && (query.move === '1' || again?.step === 'time')
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
      {moving ? <Move {...props} /> : <FormProblems locale={locale} again={again} labels={{}} />}
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

async function Move({ locale, visit, token, query, again }: Props) {
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
        again={again}
        hrefOf={(extra) =>
          `${localisePath(locale, appointmentPath(token))}?${new URLSearchParams({ move: '1', from, ...extra })}`
        }
        hidden={{ intent: 'move', specialist: 'any' }}
      />
    </section>
  )
}
