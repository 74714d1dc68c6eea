import {
  almatyDay,
  branchWindowsOf,
  intervalOf,
  type WorkWeek,
  type WorkWindow,
} from '@estu/domain/appointments/availability'
import { branchDays, type HolidayRow } from '@estu/domain/appointments/branch-days'
import { seasonLabel } from '@estu/domain/appointments/opening-hours'
import { withoutHearing } from '@estu/domain/contacts/hearing-words'
import { formatClock } from '@estu/domain/locale/clock'
import { shortWeekdayName } from '@estu/domain/locale/dates'
import { type Locale, otherLocale } from '@estu/domain/locale/locales'
import { formatPhone } from '@estu/domain/locale/phone'
import type { PayloadRequest } from 'payload'
import type { Branch } from '../../../payload-types.ts'
import { translateIn } from '../letter-context.ts'

type StoredDays = Pick<Branch, 'hours' | 'seasons' | 'specialDays'>

/**
 * Where a branch is, how to get there and when it is open, in the reader's language; what is not known has no line,
 * nor have hours in which a visit does not lie: whoever booked it there opens the door.
 * A branch may be named after what it is for, and the way to it end there: neither is for a mailbox.
 */
export async function branchFacts(
  req: PayloadRequest,
  id: string | null,
  locale: Locale,
  day: Date | null,
): Promise<string[]> {
  const branch = id === null ? null : await readBranch(req, id, locale)
  if (!branch) return []
  const say = translateIn(locale)
  const hours = day ? await hoursOf(req, branch, day) : inWeeks(branch, locale, new Date())
  const where = [branch.city, branch.address].filter(Boolean).join(', ')
  const phone = branch.phone ? formatPhone(branch.phone) : ''
  return [
    line(say('Где', 'Қайда'), where),
    line(say('Как пройти', 'Қалай жетуге болады'), withoutHearing(branch.directions ?? '')),
    line(day ? say('Филиал в этот день', 'Филиал бұл күні') : say('Часы работы', 'Жұмыс уақыты'), hours),
    line(say('Телефон филиала', 'Филиал телефоны'), phone),
  ].filter(Boolean)
}

const line = (name: string, value: string | null | undefined): string => (value ? `${name}: ${value}` : '')

const readBranch = (req: PayloadRequest, id: string, locale: Locale): Promise<Branch | null> =>
  req.payload.findByID({
    collection: 'branches',
    id,
    locale,
    fallbackLocale: otherLocale(locale),
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })

async function hoursOf(req: PayloadRequest, branch: StoredDays, at: Date): Promise<string> {
  const { days } = await req.payload.findGlobal({ slug: 'holidays', depth: 0, overrideAccess: true, req })
  return hoursOn(branch, days ?? [], at)
}

/**
 * Returns the hours of the day of a visit: a special day of the branch wins over a holiday of the network, and that over
 * the week that holds then; '' where nothing is known, or the visit begins outside of them.
 */
export function hoursOn(branch: StoredDays, holidays: readonly HolidayRow[], at: Date): string {
  const day = almatyDay(at)
  const windows = branchWindowsOf(branchDays(branch, holidays), day)
  const isWithin = windows.some((window) => {
    const open = intervalOf(day, window)
    return open !== null && open.from <= at.getTime() && at.getTime() < open.to
  })
  return isWithin ? inWords(windows) : ''
}

const inWords = (windows: readonly WorkWindow[]): string =>
  windows.map(({ opens, closes }) => `${formatClock(opens)}–${formatClock(closes)}`).join(', ')

/** Returns the usual week, and those that hold for a while and are not over, with their days. */
export function inWeeks(branch: StoredDays, locale: Locale, now: Date): string {
  const { week, seasons } = branchDays(branch, [])
  const ahead = seasons.filter(({ to }) => to >= almatyDay(now))
  const said = ahead.map((season) => `${seasonLabel(season, locale)}: ${inWeek(season.week, locale)}`)
  return [inWeek(week, locale), ...said].filter(Boolean).join('; ')
}

/** Days of one kind that follow each other are named together. */
function inWeek(week: WorkWeek, locale: Locale): string {
  const runs: { from: number; to: number; words: string }[] = []
  for (const [index, windows] of week.entries()) {
    const day = index + 1
    const words = inWords(windows)
    const last = runs.at(-1)
    if (!words) continue
    if (last?.words === words && last.to === day - 1) last.to = day
    else runs.push({ from: day, to: day, words })
  }
  const name = (day: number) => shortWeekdayName(day, locale)
  return runs
    .map(({ from, to, words }) => `${from === to ? name(from) : `${name(from)}–${name(to)}`} ${words}`)
    .join('; ')
}
