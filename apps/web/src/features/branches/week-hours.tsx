import { groupHours, hoursLabel } from '@estu/domain/appointments/opening-hours'
import type { Locale } from '@estu/domain/locale/locales'
import type { Branch } from '@/content/types'
import { translator } from '@/i18n/translator'

/** The hours of a week, days with the same ones together. */
export function WeekHours({ locale, week }: { locale: Locale; week: Branch['hours'] }) {
  const t = translator(locale)
  return (
    <div className="hours">
      <table>
        <caption className="sr">{t('branches.hours')}</caption>
        <tbody>
          {groupHours(week, locale).map(({ days, windows }) => (
            <tr key={days}>
              <th scope="row">{days}</th>
              <td className="num">{hoursLabel(windows, locale) || t('branches.dayOff')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
