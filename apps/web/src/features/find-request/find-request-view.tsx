import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { feedbackAbout } from '@/components/requests/about-request'
import { RequestStatusNote } from '@/components/requests/request-status'
import { WithReference } from '@/components/requests/with-reference'
import type { RequestStatus } from '@/content/types'
import { type FormState, textOf } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'
import { FindRequestForm } from './find-request-form'

type Props = { locale: Locale; state: FormState | null; found: RequestStatus | null }

/** The way back to an order or a visit whose link is lost. */
export function FindRequestView({ locale, state, found }: Props) {
  const t = translator(locale)
  if (found) return <Found locale={locale} found={found} />
  return (
    <div className="page form-page">
      <header className="stack stack--tight">
        <h1>{t('findRequest.title')}</h1>
        <p className="lead">{t('findRequest.lead')}</p>
        <p>{t('findRequest.withoutPhone')}</p>
      </header>
      <FindRequestForm locale={locale} state={state} />
      <p className="hint">{t('findRequest.notFound')}</p>
      <p>
        <ButtonLink tone="secondary" href={writeHref(locale, state ? textOf(state.values, 'number') : '')}>
          {t('findRequest.writeOrder')}
        </ButtonLink>
      </p>
    </div>
  )
}

/** Also the way to ask for a return without the page of the order. */
const writeHref = (locale: Locale, number: string) => localisePath(locale, feedbackAbout(number))

function Found({ locale, found }: { locale: Locale; found: RequestStatus }) {
  const t = translator(locale)
  const number = found.reference
  return (
    <div className="page form-page">
      <h1>
        <WithReference text={found.kind === 'order' ? t('order.title', { number }) : t('visit.page', { number })} />
      </h1>
      <RequestStatusNote locale={locale} request={found} />
      <p className="hint">{t('findRequest.more')}</p>
      {found.kind === 'order' && <p className="hint">{t('findRequest.returns')}</p>}
      <p className="btns">
        <ButtonLink tone="secondary" href={writeHref(locale, number)}>
          {t(found.kind === 'order' ? 'findRequest.writeOrder' : 'findRequest.writeVisit')}
        </ButtonLink>
        <ButtonLink tone="secondary" href={localisePath(locale, routes.findRequest.path)}>
          {t('findRequest.again')}
        </ButtonLink>
      </p>
    </div>
  )
}
