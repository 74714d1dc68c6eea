import { offerHours } from '@estu/domain/appointments/waiting/offer-times'
import type { MessageChannel } from '@estu/domain/contacts/message-channel'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { waitPath } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import type { AppointmentDetails, WaitDetails } from '@/content/types'
import { type FormState, textOf } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'
import { offerCopy } from '@/lib/notification-copy'
import { WishFields } from './wish-fields'

type Props = {
  locale: Locale
  visit: AppointmentDetails
  /** The wait that there is already, with its link. */
  wait: WaitDetails | null
  ready: readonly MessageChannel[]
  state: FormState | null
}

/** On the page of a visit: to be told of an earlier time, or how that stands. Works without JavaScript. */
export function AskForEarlier({ locale, visit, wait, ready, state }: Props) {
  const t = translator(locale)
  if (wait) {
    return (
      <section className="ask" aria-labelledby="waiting">
        <h2 id="waiting" className="form-head">
          {t('wait.earlier')}
        </h2>
        <p>{t(`wait.${wait.status}`)}</p>
        <p>
          <ButtonLink tone="secondary" href={localisePath(locale, waitPath(wait.token))}>
            {t(wait.offer ? 'wait.look' : 'wait.manage')}
          </ButtonLink>
        </p>
      </section>
    )
  }
  const isRefused = state !== null && textOf(state.values, 'intent') === 'wait'
  return (
    <details className="ask" open={isRefused}>
      <summary className="btn btn--quiet btn--flush">{t('wait.ask')}</summary>
      <form method="post" className="ask__form">
        <p>{t('wait.lead', { hours: offerHours })}</p>
        <p>{t('wait.stays')}</p>
        {offerCopy({ t, to: visit, ready }).map((words) => (
          <p key={words}>{words}</p>
        ))}
        <WishFields locale={locale} state={isRefused ? state : null} />
        <button className="btn btn--secondary" type="submit" name="intent" value="wait">
          {t('wait.send')}
        </button>
      </form>
    </details>
  )
}
