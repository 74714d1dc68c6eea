import { fromAlmaty, toAlmaty } from '../../locale/almaty-time.ts'
import { almatyDay, bookingRules } from '../availability.ts'

/** For how long a time that became free is kept for whoever it is offered to. In hours. */
export const offerHours = 3
/** After so many offers in a row without an answer nobody is asked again. */
export const mostUnanswered = 3

const hourMs = 3_600_000
const [firstHour, lastHour] = [9, 20]

export type OfferTimes = { tellAt: Date; until: Date }

/** When an offer is told, at a decent hour of Almaty, and until when it stands: time to answer begins with the message. */
export function offerTimes(now: Date): OfferTimes {
  const { hour } = toAlmaty(now)
  const tellAt = hour >= firstHour && hour < lastHour ? now : nextMorning(now, hour)
  return { tellAt, until: new Date(tellAt.getTime() + offerHours * hourMs) }
}

function nextMorning(now: Date, hour: number): Date {
  const day = almatyDay(hour < firstHour ? now : new Date(now.getTime() + 24 * hourMs))
  return fromAlmaty(`${day}T0${firstHour}:00`) ?? now
}

/** Whether a time begins late enough to be answered about and come to. */
export const isOfferable = (from: number, { until }: OfferTimes): boolean =>
  from >= until.getTime() + bookingRules.leadMin * 60_000
