import { almatyDay } from '@estu/domain/appointments/availability'

/** What the form of a visit holds; null where nothing is chosen. */
export type BookedForm = {
  service: string | null
  branch: string | null
  specialist: string | null
  /** ISO 8601. */
  startsAt: string | null
  /** The visit that is being moved; null for a new one. */
  visit: string | null
}

/** A day that somebody turned to. It is shown until the form has another start. */
export type TurnedTo = { day: string; startsAt: string | null }

/** Returns what to ask `/api/free-times`, as its query; null while service or branch is not chosen. */
export function freeTimesQuestion(form: BookedForm, turnedTo: TurnedTo | null): string | null {
  const { service, branch, specialist, startsAt, visit } = form
  if (service === null || branch === null) return null
  const question = new URLSearchParams({ service, branch })
  if (specialist !== null) question.set('specialist', specialist)
  const day = turnedTo?.startsAt === startsAt ? turnedTo.day : dayOf(startsAt)
  if (day !== null) question.set('day', day)
  if (visit !== null) question.set('moving', visit)
  return question.toString()
}

/** A year that is still being typed is no day to ask about. */
function dayOf(startsAt: string | null): string | null {
  const day = startsAt === null ? '' : almatyDay(new Date(startsAt))
  return /^2\d{3}-\d{2}-\d{2}$/.test(day) ? day : null
}
