import { almatyDay } from '@estu/domain/appointments/availability'
import { withoutHearing } from '@estu/domain/contacts/hearing-words'
import { formatClock } from '@estu/domain/locale/clock'
import { shortWeekdayName } from '@estu/domain/locale/dates'
import { type Locale, otherLocale } from '@estu/domain/locale/locales'
import { formatPhone } from '@estu/domain/locale/phone'
import type { PayloadRequest } from 'payload'
import type { Branch } from '../../../payload-types.ts'
import { translateIn } from '../letter-context.ts'

type Window = { opens: string; closes: string }
export type BranchDays = Pick<Branch, 'hours' | 'specialDays'>

/**
 * Where a branch is, how to get there and when it is open, in the reader's language; what is not known has no line.
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
  const hours = day ? await hoursOf(req, branch, day, locale) : weekOf(branch, locale)
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

async function hoursOf(req: PayloadRequest, branch: BranchDays, at: Date, locale: Locale): Promise<string> {
  const { days } = await req.payload.findGlobal({ slug: 'holidays', depth: 0, overrideAccess: true, req })
  const closed = (days ?? []).flatMap((one) => (one.closed ? [almatyDay(new Date(one.date))] : []))
  return hoursOn(branch, closed, at, locale)
}

/**
 * The hours of one day: a special day of the branch wins over a holiday of the network, and that over the week.
 * @param closed days of Almaty, as `almatyDay` writes them. @returns '' where nothing is known
 */
export function hoursOn({ hours, specialDays }: BranchDays, closed: readonly string[], at: Date, locale: Locale) {
  const day = almatyDay(at)
  const special = (specialDays ?? []).filter(({ date }) => almatyDay(new Date(date)) === day)
  const shut = translateIn(locale)('закрыт', 'жабық')
  if (special.length > 0) return inWords(special.flatMap(openPart)) || shut
  if (closed.includes(day)) return shut
  if (!hours?.length) return ''
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  return inWords(hours.filter((row) => row.day === String(weekday))) || shut
}

type SpecialDay = NonNullable<Branch['specialDays']>[number]

const openPart = ({ closed, opens, closes }: SpecialDay): Window[] =>
  !closed && opens && closes ? [{ opens, closes }] : []

const inWords = (windows: readonly Window[]): string =>
  windows.map(({ opens, closes }) => `${formatClock(opens)}–${formatClock(closes)}`).join(', ')

/** Days of one kind that follow each other are named together. */
function weekOf({ hours }: BranchDays, locale: Locale): string {
  const runs: { from: number; to: number; words: string }[] = []
  for (let day = 1; day <= 7; day += 1) {
    const words = inWords((hours ?? []).filter((row) => row.day === String(day)))
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
