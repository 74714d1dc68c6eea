import { reminderTime } from '@estu/domain/appointments/reminder-time'
import { type Addressee, type MessageChannel, messageChannel } from '@estu/domain/contacts/message-channel'
import { type ContactWay, contactWays } from '@estu/domain/forms/form-fields'
import type { Translate } from '@/i18n/translator'

type To = { t: Translate; to: Addressee; ready: readonly MessageChannel[] }

/** What comes to a shopper after an order or a booking, and by which way: only what will be sent. */
export function confirmationCopy(subject: 'order' | 'appointment', { t, to, ready }: To): string[] {
  const channel = messageChannel(to, ready)
  return [...(channel ? [channelWords(t, subject, channel)] : []), ...byStaff(t, to, channel)]
}

const channelWords = (t: Translate, subject: 'order' | 'appointment', channel: MessageChannel) =>
  subject === 'order' ? t(`told.order.${channel}`) : t(`told.appointment.${channel}`)

/** How a shopper hears of what changes in their order. */
export function changeCopy({ t, to, ready }: To): string[] {
  const channel = messageChannel(to, ready)
  return channel ? [t(`told.changes.${channel}`)] : byStaff(t, to, channel)
}

/** How whoever waits hears of a time that became free. */
export function offerCopy({ t, to, ready }: To): string[] {
  const channel = messageChannel(to, ready)
  return channel ? [t(`told.offer.${channel}`)] : byStaff(t, to, channel)
}

/** Whether and how a visitor is reminded. Nobody of the staff does that by hand. */
export function reminderCopy({ t, to, ready }: To, startsAt: string): string[] {
  const channel = messageChannel(to, ready)
  return channel && reminderTime(startsAt).getTime() > Date.now() ? [t(`told.reminder.${channel}`)] : []
}

const ownWay: Record<MessageChannel, ContactWay> = { mail: 'email', whatsapp: 'whatsapp' }

/** Whoever chose a way that goes by itself is not written to twice. */
function byStaff(t: Translate, { contactBy }: Addressee, channel: MessageChannel | null): string[] {
  const way = contactWays.find((known) => known === contactBy)
  return way && !(channel && ownWay[channel] === way) ? [t(`told.by.${way}`)] : []
}
