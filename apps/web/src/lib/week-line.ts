import { groupHours, hoursLabel, type Week } from '@estu/domain/appointments/opening-hours'
import type { Locale } from '@estu/domain/locale/locales'
import { translator } from '@/i18n/translator'

/** A week in one line: «пн–пт 09:00–19:00, сб–вс выходной»; no line ends between days and their hours. */
export const weekLine = (week: Week, locale: Locale): string =>
  groupHours(week, locale)
    .map(({ days, hours }) => `${days}\u00a0${hours ? hoursLabel(hours) : translator(locale)('branches.dayOff')}`)
    .join(', ')
