import { almatyDay, laterOf } from '@estu/domain/appointments/availability'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { appointmentPath } from '@estu/domain/routing/routes'
import { getSlots } from '@/content/clinic/get-slots'
import type { AppointmentDetails } from '@/content/types'
import type { FormState } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'
import { TimeChooser } from './times/time-chooser'

type Props = {
  locale: Locale
  visit: AppointmentDetails
  token: string
  query: Record<string, string | string[] | undefined>
  state: FormState | null
}

/** The free times that a visit can be moved to. */
export async function MoveAppointment({ locale, visit, token, query, state }: Props) {
  const t = translator(locale)
  const today = almatyDay(new Date())
  const asked = typeof query.from === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(query.from) ? query.from : today
  const from = laterOf(today, asked)
  const days = await getSlots({
    service: visit.serviceId,
    branch: visit.branchId,
    specialist: null,
    from,
    days: 7,
    holder: null,
    moving: visit.id,
  })
  return (
    <section aria-labelledby="move" className="flow__main">
      <h2 id="move">{t('visit.moveTitle')}</h2>
      <TimeChooser
        locale={locale}
        days={days ?? []}
        from={from}
        day={typeof query.day === 'string' ? query.day : null}
        state={state}
        hrefOf={(extra) =>
          `${localisePath(locale, appointmentPath(token))}?${new URLSearchParams({ move: '1', from, ...extra })}`
        }
        hidden={{ intent: 'move', specialist: 'any' }}
      />
    </section>
  )
}
