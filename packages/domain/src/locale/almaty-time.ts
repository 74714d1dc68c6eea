export type AlmatyTime = {
  year: number
  /** 1–12 */
  month: number
  day: number
  hour: number
  minute: number
  /** 1 is Monday, 7 is Sunday. */
  weekday: number
}

const hourMs = 3_600_000

/**
 * Kazakhstan moved from UTC+6 to UTC+5 at 00:00 on 1 March 2024. Computed from that rule: phones with old time
 * zone data still say +6.
 */
const changedAt = Date.UTC(2024, 1, 29, 18)

const offsetAt = (instant: number) => (instant < changedAt ? 6 : 5) * hourMs

/** An instant on the clock of Almaty; of an invalid date every part is NaN. True from 2005 on, when summer time ended. */
export function toAlmaty(date: Date): AlmatyTime {
  const local = new Date(date.getTime() + offsetAt(date.getTime()))
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    weekday: ((local.getUTCDay() + 6) % 7) + 1,
  }
}

/**
 * `YYYY-MM-DDTHH:mm` on the clock of Almaty as an instant; null when it is not such a time. The hour from 23:00 on
 * 29 February 2024 was lived through twice: the second time is meant.
 */
export function fromAlmaty(local: string): Date | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/.exec(local)?.slice(1).map(Number)
  if (!parts) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts
  const asUtc = Date.UTC(year, month - 1, day, hour, minute)
  const later = new Date(asUtc - 5 * hourMs)
  const date = later.getTime() >= changedAt ? later : new Date(asUtc - 6 * hourMs)
  const back = toAlmaty(date)
  const same =
    back.year === year && back.month === month && back.day === day && back.hour === hour && back.minute === minute
  return same ? date : null
}

const two = (value: number) => String(value).padStart(2, '0')

/** An instant as `YYYY-MM-DDTHH:mm` on the clock of Almaty: what a field for a moment has, and what `fromAlmaty` reads. */
export function almatyMinute(instant: Date): string {
  const { year, month, day, hour, minute } = toAlmaty(instant)
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`
}

/** Returns noon in Almaty on a day `YYYY-MM-DD`: an instant by which the day can be written. 1970 where it is no day. */
export const noonOf = (day: string): Date => fromAlmaty(`${day}T12:00`) ?? new Date(0)
