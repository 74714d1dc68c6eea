import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { undoMinutes } from '@estu/domain/orders/cancellation'
import { appointmentPath, routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { CancelForm } from '@/components/cancel-form'
import { SendLink } from '@/components/requests/send-link'
import { translator } from '@/i18n/translator'

type Props = { locale: Locale; token: string; number: string; changeable: boolean; moving: boolean }

/** What can still be done about a visit; afterwards, the way to the next one. */
export function AppointmentActions({ locale, token, number, changeable, moving }: Props) {
  const t = translator(locale)
  const here = localisePath(locale, appointmentPath(token))
  return (
    <>
      <div className="btns">
        {changeable && (
          <ButtonLink tone="secondary" href={`${here}/calendar.ics`}>
            {t('visit.calendar')}
          </ButtonLink>
        )}
        {changeable && !moving && (
          <ButtonLink tone="secondary" href={`${here}?move=1`}>
            {t('visit.move')}
          </ButtonLink>
        )}
        {changeable && !moving && <SendLink locale={locale} of="appointment" token={token} number={number} />}
        {!changeable && (
          <ButtonLink href={localisePath(locale, routes.appointment.path)}>{t('visit.again')}</ButtonLink>
        )}
      </div>
      {changeable && (
        <CancelForm
          words={{
            open: t('visit.cancel'),
            question: t('visit.cancelQuestion', { minutes: undoMinutes }),
            confirm: t('visit.cancelYes'),
          }}
        />
      )}
    </>
  )
}
