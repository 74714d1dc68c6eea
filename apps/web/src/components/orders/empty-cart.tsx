import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { orderPath, routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import type { ReactNode } from 'react'
import { Link } from '@/components/link'
import { translator } from '@/i18n/translator'

type Props = {
  locale: Locale
  /** What was ordered from this cart a moment ago. */
  ordered: { reference: string; token: string } | null
  /** Something was put into it, and the browser did not keep it. */
  isLost?: boolean
  children?: ReactNode
}

/** Nothing is in the cart: why, where that is known, and what to do instead. */
export function EmptyCart({ locale, ordered, isLost = false, children }: Props) {
  const t = translator(locale)
  const to = (path: string) => localisePath(locale, path)
  if (ordered)
    return (
      <Page title={t('cart.ordered', { number: ordered.reference })} text={t('cart.orderedText')}>
        <ButtonLink href={to(orderPath(ordered.token))}>{t('thanks.orderLink')}</ButtonLink>
        <ButtonLink tone="quiet" href={to(routes.consumables.path)}>
          {t('cart.continue')}
        </ButtonLink>
      </Page>
    )
  if (isLost)
    return (
      <Page title={t('cart.cookiesOff')} text={t('cart.cookiesOffText')}>
        <ButtonLink href={to(routes.feedback.path)}>{t('device.ask')}</ButtonLink>
      </Page>
    )
  return (
    <Page title={t('cart.title')} text={t('cart.empty')} more={children}>
      <ButtonLink href={to(routes.consumables.path)}>{t('cart.continue')}</ButtonLink>
      <Link className="link tap" href={to(routes.findRequest.path)}>
        {t('findRequest.link')}
      </Link>
    </Page>
  )
}

type PageProps = { title: string; text: string; more?: ReactNode; children: ReactNode }

const Page = ({ title, text, more, children }: PageProps) => (
  <div className="page form-page">
    <h1 tabIndex={-1}>{title}</h1>
    {more}
    <p className="lead">{text}</p>
    <div className="btns">{children}</div>
  </div>
)
