import type { WorkWeek } from '@estu/domain/appointments/availability'
import { groupHours, hoursLabel, seasonLabel } from '@estu/domain/appointments/opening-hours'
import type { Locale } from '@estu/domain/locale/locales'
import { withNoBreaks } from '@estu/domain/text/typography/with-no-breaks'
import type { ReactNode } from 'react'
import type { Branch } from '@/content/types'
import { translator } from '@/i18n/translator'

type Props = { locale: Locale; branch: Pick<Branch, 'hours' | 'seasons'> }

/** The usual hours of a week, days with the same ones together, and those that hold for a while, with their days. */
export function WeekHours({ locale, branch: { hours, seasons } }: Props) {
  const caption = translator(locale)('branches.hours')
  return (
    <>
      <Week locale={locale} week={hours} caption={<caption className="sr">{caption}</caption>} />
      {seasons.map((season) => (
        <Week
          key={season.from}
          locale={locale}
          week={season.week}
          caption={<caption className="strong">{withNoBreaks(seasonLabel(season, locale))}</caption>}
        />
      ))}
    </>
  )
}

type WeekProps = { locale: Locale; week: WorkWeek; caption: ReactNode }

function Week({ locale, week, caption }: WeekProps) {
  return (
    <div className="hours">
      <table>
        {caption}
        <tbody>
          {groupHours(week, locale).map(({ days, windows }) => (
            <tr key={days}>
              <th scope="row">{days}</th>
              <td className="num">{hoursLabel(windows, locale) || translator(locale)('branches.dayOff')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
