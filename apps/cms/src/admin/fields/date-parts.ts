import { almatyMinute, fromAlmaty } from '@estu/domain/locale/almaty-time'

/** What stands in the fields of a date: `YYYY-MM-DD` and `HH:mm`, each '' while it is not whole. */
export type DateParts = { day: string; time: string }
export type DateKind = 'day' | 'minute'
/** `stored`: an instant as ISO 8601; null while there is none. */
export type ChangedDate = { parts: DateParts; stored: string | null }

/** A stored instant on the clock of Almaty. */
export function partsOf(stored: string): DateParts {
  const at = new Date(stored)
  if (Number.isNaN(at.getTime())) return { day: '', time: '' }
  const [day = '', time = ''] = almatyMinute(at).split('T')
  return { day, time }
}

/** Another day at the same time; a day without a time begins at midnight. */
export function withDay({ time }: DateParts, day: string, kind: DateKind): ChangedDate {
  if (kind === 'day') return { parts: { day, time }, stored: dayStored(day) }
  const parts = { day, time: day ? time || '00:00' : time }
  return { parts, stored: minuteStored(parts) }
}

/** Another time on the same day. */
export function withTime({ day }: DateParts, time: string): ChangedDate {
  const parts = { day, time: time.slice(0, 5) }
  return { parts, stored: minuteStored(parts) }
}

const minuteStored = ({ day, time }: DateParts) => fromAlmaty(`${day}T${time}`)?.toISOString() ?? null

/** As Payload keeps a day: noon of Greenwich, which is the same day in Almaty. */
const dayStored = (day: string) => (fromAlmaty(`${day}T00:00`) ? `${day}T12:00:00.000Z` : null)
