import { mostUnanswered, offerHours } from '@estu/domain/appointments/waiting/offer-times'
import type { MessageChannel } from '@estu/domain/contacts/message-channel'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { appointmentPath, routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { FormProblems } from '@/components/form-frame'
import type { WaitDetails } from '@/content/types'
import type { FormState } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'
import { offerCopy } from '@/lib/notification-copy'
import { WaitFacts } from './wait-facts'
import { WaitOffer } from './wait-offer'

type Props = { locale: Locale; wait: WaitDetails; ready: readonly MessageChannel[]; state: FormState | null }

/** Somebody's wait at its own address: how it stands, what is offered, and the way off the list. */
export function WaitView({ locale, wait, ready, state }: Props) {
  const t = translator(locale)
  const isWaiting = wait.status === 'waiting' || wait.status === 'offered'
  return (
    <div className="page form-page">
      <h1>{t('wait.page', { number: wait.reference })}</h1>
      <p className="lead" role="status">
        {t(`wait.${wait.status}`)}
      </p>
      <FormProblems locale={locale} state={state} labels={{}} />
      {wait.offer && <WaitOffer locale={locale} offer={wait.offer} visit={wait.visit} />}
      <WaitFacts locale={locale} wait={wait} />
      {isWaiting && <Promises locale={locale} wait={wait} ready={ready} />}
      <div className="btns">
        {wait.visit && (
          <ButtonLink tone="secondary" href={localisePath(locale, appointmentPath(wait.visit.token))}>
            {t('wait.toVisit')}
          </ButtonLink>
        )}
        {isWaiting ? (
          <form method="post">
            <button className="btn btn--quiet" type="submit" name="intent" value="leave">
              {t('wait.leave')}
            </button>
          </form>
        ) : (
          !wait.visit && (
            <ButtonLink href={localisePath(locale, routes.appointment.path)}>{t('visit.again')}</ButtonLink>
          )
        )}
      </div>
    </div>
  )
}

/** What will happen, and nothing that may not. */
function Promises({ locale, wait, ready }: Omit<Props, 'state'>) {
  const t = translator(locale)
  const words = [
    ...(wait.offer ? [] : [t('wait.lead', { hours: offerHours }), ...offerCopy({ t, to: wait, ready })]),
    t('wait.unanswered', { count: mostUnanswered }),
  ]
  return words.map((sentence) => <p key={sentence}>{sentence}</p>)
}
