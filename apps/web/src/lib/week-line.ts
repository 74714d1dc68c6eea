import type { WorkWeek } from '@estu/domain/appointments/availability'
import { groupHours, hoursLabel } from '@estu/domain/appointments/opening-hours'
import type { Locale } from '@estu/domain/locale/locales'
import { translator } from '@/i18n/translator'

/** A week in one line: «пн–пт 9:00–19:00, сб–вс выходной». In the largest letters days and hours stand on two lines. */
export const weekLine = (week: WorkWeek, locale: Locale): string =>
  groupHours(week, locale)
    .map(({ days, windows }) => `${days} ${hoursLabel(windows, locale) || translator(locale)('branches.dayOff')}`)
    .join(', ')
