import { reminderTime } from '@estu/domain/appointments/reminder-time'
import type { MessageChannel } from '@estu/domain/contacts/message-channel'
import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { Road, type RoadStep } from '@estu/ui/sections/road'
import type { AppointmentDetails } from '@/content/types'
import { type Translate, translator } from '@/i18n/translator'
import { reminderCopy } from '@/lib/notification-copy'

type Props = {
  locale: Locale
  visit: AppointmentDetails
  /** What messages go by at present. */
  ready: readonly MessageChannel[]
  /** What comes right after the booking, in sentences. */
  booked?: readonly string[]
}

/** What happens between the booking and the visit: only what will be done. */
export function VisitRoad({ locale, visit, ready, booked = [] }: Props) {
  const t = translator(locale)
  return (
    <section aria-labelledby="road" className="form">
      <h2 className="form-head" id="road">
        {t('visit.road.title')}
      </h2>
      <Road steps={[...bookedSteps(visit, booked, t), ...stepsAhead({ locale, visit, ready }, t)]} />
    </section>
  )
}

function bookedSteps({ status }: AppointmentDetails, booked: readonly string[], t: Translate): RoadStep[] {
  const isConfirmed = status === 'confirmed'
  return [
    { title: t('visit.booked'), text: booked.join(' '), state: isConfirmed ? 'past' : 'now' },
    ...(isConfirmed ? [{ title: t('visit.confirmed'), state: 'now' as const }] : []),
  ]
}

function stepsAhead({ locale, visit, ready }: Omit<Props, 'booked'>, t: Translate): RoadStep[] {
  const at = (date: Date) => formatDate(date, locale, 'weekdayTime')
  const reminder = reminderCopy({ t, to: visit, ready }, visit.startsAt)
  return [
    ...reminder.map((text) => ({
      title: t('visit.road.reminder'),
      when: at(reminderTime(visit.startsAt)),
      text,
      state: 'ahead' as const,
    })),
    { title: t('visit.road.visit'), when: at(new Date(visit.startsAt)), text: t('visit.road.come'), state: 'ahead' },
  ]
}
