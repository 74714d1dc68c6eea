import type { Season, WorkWeek } from '@estu/domain/appointments/availability'
import { groupHours, hoursLabel, seasonLabel } from '@estu/domain/appointments/opening-hours'
import type { Locale } from '@estu/domain/locale/locales'
import { translator } from '@/i18n/translator'

type Weeks = { hours: WorkWeek; seasons: readonly Season[] }

/**
 * The weeks of a branch in one line: «пн–пт 9:00–19:00, сб–вс выходной; 1 июня – 31 августа: пн–пт 9:00–16:00». In the
 * largest letters days and hours stand on two lines. Pages are kept for days: what holds for a while names its days.
 */
export const weekLine = ({ hours, seasons }: Weeks, locale: Locale): string =>
  [
    inLine(hours, locale),
    ...seasons.map((season) => `${seasonLabel(season, locale)}: ${inLine(season.week, locale)}`),
  ].join('; ')

const inLine = (week: WorkWeek, locale: Locale): string =>
  groupHours(week, locale)
    .map(({ days, windows }) => `${days} ${hoursLabel(windows, locale) || translator(locale)('branches.dayOff')}`)
    .join(', ')
