/** From which status an order may go where. What is not named here is refused, whoever asks. */
export const orderFlow = {
  new: ['confirmed', 'cancelled'],
  confirmed: ['ready', 'shipped', 'cancelled'],
  ready: ['completed', 'cancelled'],
  shipped: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
} as const

export const appointmentFlow = {
  booked: ['confirmed', 'arrived', 'cancelled', 'no_show'],
  confirmed: ['arrived', 'cancelled', 'no_show'],
  arrived: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
  no_show: ['arrived'],
} as const

export const feedbackFlow = {
  new: ['in_progress', 'answered', 'closed'],
  in_progress: ['answered', 'closed'],
  answered: ['in_progress', 'closed'],
  closed: ['in_progress'],
} as const

/** Somebody who waits for a time that becomes free. */
export const waitFlow = {
  waiting: ['offered', 'left', 'over'],
  offered: ['waiting', 'taken', 'left', 'over'],
  taken: [],
  left: [],
  over: [],
} as const

export type OrderStatus = keyof typeof orderFlow
export type AppointmentStatus = keyof typeof appointmentFlow
export type FeedbackStatus = keyof typeof feedbackFlow
export type WaitStatus = keyof typeof waitFlow

/** The statuses in which an appointment occupies its specialist's time. */
export const occupying: readonly AppointmentStatus[] = ['booked', 'confirmed', 'arrived', 'completed']

type Flow = Readonly<Record<string, readonly string[]>>

/** Whether a status may follow another; staying is always allowed. */
export const mayFollow = (flow: Flow, from: string, to: string): boolean =>
  from === to || (Object.hasOwn(flow, from) && (flow[from] ?? []).includes(to))

const usualSteps = {
  pickup: ['new', 'confirmed', 'ready', 'completed'],
  delivery: ['new', 'confirmed', 'shipped', 'completed'],
} as const satisfies Record<string, readonly OrderStatus[]>

/** What an order still goes through after a status; nothing once it is over. */
export function stepsAhead(status: OrderStatus, receiving: keyof typeof usualSteps): readonly OrderStatus[] {
  const steps: readonly OrderStatus[] = usualSteps[receiving]
  return steps.includes(status) ? steps.slice(steps.indexOf(status) + 1) : []
}

/** Whether the shopper may still call an order off on their own. */
export const mayCancelOrder = (status: OrderStatus): boolean => status === 'new' || status === 'confirmed'

/** Whether the shopper may still change where an order is received and whom to write to. */
export const mayChangeOrder = (status: OrderStatus): boolean => status === 'new'

/** Whether the visitor may still cancel or move an appointment: until it begins. */
export const mayChangeAppointment = (status: AppointmentStatus, startsAt: Date, now: Date): boolean =>
  (status === 'booked' || status === 'confirmed') && startsAt.getTime() > now.getTime()
