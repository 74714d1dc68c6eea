import { groupHours, hoursLabel, type Week } from '@estu/domain/appointments/opening-hours'
import type { Locale } from '@estu/domain/locale/locales'
import { translator } from '@/i18n/translator'

/** A week in one line: «пн–пт 9:00–19:00, сб–вс выходной». In the largest letters days and hours stand on two lines. */
export const weekLine = (week: Week, locale: Locale): string =>
  groupHours(week, locale)
    .map(({ days, hours }) => `${days} ${hours ? hoursLabel(hours) : translator(locale)('branches.dayOff')}`)
    .join(', ')
