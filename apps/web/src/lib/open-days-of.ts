import type { Season, WorkWeek } from '@estu/domain/appointments/availability'
import type { OtherDay } from '@estu/domain/appointments/branch-days'
import type { OpenDays } from '@estu/domain/appointments/opening-hours'

type Hours = { hours: WorkWeek; seasons: readonly Season[]; otherDays: readonly OtherDay[] }

/** What a browser needs to say whether a branch is open: no more, since it stands in the page. */
export const openDaysOf = ({ hours, seasons, otherDays }: Hours): OpenDays => ({
  week: hours,
  ...(seasons.length > 0 ? { seasons } : {}),
  otherDays: otherDays.map(({ day, windows }) => ({ day, windows })),
})
