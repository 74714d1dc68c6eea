import { hoursLabel } from '@estu/domain/appointments/opening-hours'
import { noonOf } from '@estu/domain/locale/almaty-time'
import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { withNoBreaks } from '@estu/domain/text/typography/with-no-breaks'
import { Icon } from '@estu/ui/components/icon'
import type { Branch } from '@/content/types'
import { translator } from '@/i18n/translator'

/** Days that differ from the week's hours, folded: their dates are seen in short, their hours on opening. */
export function OtherDays({ locale, days }: { locale: Locale; days: Branch['otherDays'] }) {
  const t = translator(locale)
  if (days.length === 0) return null
  return (
    <details className="acc">
      <summary>
        <span>
          {t('branches.specialDays')}:{' '}
          {days.map(({ day }) => withNoBreaks(formatDate(noonOf(day), locale, 'dayMonth'))).join(', ')}
        </span>
        <Icon name="chevron" />
      </summary>
      <div className="hours">
        <table>
          <caption className="sr">{t('branches.specialDays')}</caption>
          <tbody>
            {days.map(({ day, windows, note }) => (
              <tr key={day}>
                <th scope="row">{formatDate(noonOf(day), locale, 'day')}</th>
                <td>
                  <span className="num">{hoursLabel(windows, locale) || t('branches.specialClosed')}</span>
                  {note && <span className="small muted"> {note}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
