import { fromAlmaty, toAlmaty } from '../../locale/almaty-time.ts'

const two = (value: number) => String(value).padStart(2, '0')

/**
 * So many months later on the calendar of Almaty; where the month has no such day, its last: a warranty of half a year
 * from 31 August ends on the last of February.
 */
export function monthsLater(from: Date, months: number): Date {
  const { year, month, day, hour, minute } = toAlmaty(from)
  const index = year * 12 + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1]
  const lastDay = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate()
  const date = `${toYear}-${two(toMonth)}-${two(Math.min(day, lastDay))}`
  return fromAlmaty(`${date}T${two(hour)}:${two(minute)}`) ?? from
}
