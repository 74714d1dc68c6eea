import { hoursLabel } from '@estu/domain/appointments/opening-hours'
import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { withNoBreaks } from '@estu/domain/text/typography/with-no-breaks'
import { Icon } from '@estu/ui/components/icon'
import type { Branch } from '@/content/types'
import { translator } from '@/i18n/translator'

/** Days that differ from the week's hours, folded: their dates are seen in short, their hours on opening. */
export function SpecialDays({ locale, days }: { locale: Locale; days: Branch['specialDays'] }) {
  const t = translator(locale)
  if (days.length === 0) return null
  return (
    <details className="acc">
      <summary>
        <span>
          {t('branches.specialDays')}:{' '}
          {days.map(({ date }) => withNoBreaks(formatDate(new Date(date), locale, 'dayMonth'))).join(', ')}
        </span>
        <Icon name="chevron" />
      </summary>
      <table className="hours">
        <caption className="sr">{t('branches.specialDays')}</caption>
        <tbody>
          {days.map(({ date, hours, note }) => (
            <tr key={date}>
              <th scope="row">{formatDate(new Date(date), locale, 'day')}</th>
              <td>
                <span className="num">{hours ? hoursLabel(hours) : t('branches.specialClosed')}</span>
                {note && <span className="small muted"> {note}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
