import type { OpenDays } from '@estu/domain/appointments/opening-hours'
import type { Branch } from '@/content/types'

/** What a browser needs to say whether a branch is open: no more, since it stands in the page. */
export const openDaysOf = ({
  hours,
  seasons,
  otherDays,
}: Pick<Branch, 'hours' | 'seasons' | 'otherDays'>): OpenDays => ({
  week: hours,
  ...(seasons.length > 0 ? { seasons } : {}),
  otherDays: otherDays.map(({ day, windows }) => ({ day, windows })),
})
