import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import type { AppointmentDetails } from '@/content/types'
import { translator } from '@/i18n/translator'

/** When, what for, where and with whom. */
export function AppointmentFacts({ locale, visit }: { locale: Locale; visit: AppointmentDetails }) {
  const t = translator(locale)
  const rows = [
    { label: t('visit.when'), text: formatDate(new Date(visit.startsAt), locale, 'weekdayTime') },
    ...(visit.visitorName ? [{ label: t('visit.who'), text: visit.visitorName }] : []),
    { label: t('visit.service'), text: visit.service },
    { label: t('visit.branch'), text: `${visit.branch}, ${visit.address}` },
    { label: t('visit.specialist'), text: visit.specialist },
    ...(visit.preparation ? [{ label: t('services.preparation'), text: visit.preparation }] : []),
    ...(visit.hasResult ? [{ label: t('visit.resultLegend'), text: t('visit.resultAttached') }] : []),
  ]
  return (
    <dl className="sum">
      {rows.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
