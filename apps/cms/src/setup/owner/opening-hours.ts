import { hoursFaults } from '@estu/domain/appointments/row-faults'
import { isClockTime } from '@estu/domain/locale/clock'
import { err, ok, type Result } from '@estu/domain/result'
import { cleanLine } from '@estu/domain/text/clean-text'

/** One window of one day: `1` is Monday. */
export type OpeningHours = { day: '1' | '2' | '3' | '4' | '5' | '6' | '7'; opens: string; closes: string }

/** Monday first; as people write them in Russian, Kazakh and English. */
const days = [
  ['пн', 'дс', 'mon', 'mo'],
  ['вт', 'сс', 'tue', 'tu'],
  ['ср', 'wed', 'we'],
  ['чт', 'бс', 'thu', 'th'],
  ['пт', 'жм', 'fri', 'fr'],
  ['сб', 'сн', 'sat', 'sa'],
  ['вс', 'жк', 'sun', 'su'],
] as const

/** «ср» is Wednesday in both languages: «сәрсенбі» is written «ср» too. */
const dayOf = (word: string): number => days.findIndex((names) => names.some((name) => name === word))

const part = /^([\p{L}, -]+?) ?:? (\d{1,2}:\d{2}) ?- ?(\d{1,2}:\d{2})$/u

/** Reads a week of work as people write it: «пн-пт 9:00-18:00; сб 10:00-15:00». Days that are not named are days off. */
export function parseOpeningHours(typed: string): Result<OpeningHours[], 'hours-wrong'> {
  const parts = cleanLine(typed)
    .toLowerCase()
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean)
  const rows = parts.map(windowsOf)
  if (rows.length === 0 || rows.some((one) => one === null)) return err('hours-wrong')
  const hours = rows.flatMap((one) => one ?? [])
  const faults = hoursFaults(hours.map((row) => ({ ...row, isClosed: false })))
  return faults.length > 0 ? err('hours-wrong') : ok(hours.toSorted((a, b) => compare(a, b)))
}

const compare = (a: OpeningHours, b: OpeningHours) =>
  a.day === b.day ? (a.opens < b.opens ? -1 : 1) : a.day < b.day ? -1 : 1

function windowsOf(text: string): OpeningHours[] | null {
  const [, named = '', from = '', to = ''] = part.exec(text) ?? []
  const [opens, closes] = [from.padStart(5, '0'), to.padStart(5, '0')]
  if (!named || !isClockTime(opens) || !isClockTime(closes)) return null
  const found = named.split(',').map((one) => daysIn(one.trim()))
  if (found.some((one) => one === null)) return null
  return found
    .flatMap((one) => one ?? [])
    .map((day) => ({ day: String(day + 1) as OpeningHours['day'], opens, closes }))
}

/** «пн-пт» or «сб»; null where it names no day. */
function daysIn(text: string): number[] | null {
  const [first = '', last = first, ...more] = text.split('-').map((one) => one.trim())
  const [from, to] = [dayOf(first), dayOf(last)]
  if (more.length > 0 || from === -1 || to < from) return null
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
