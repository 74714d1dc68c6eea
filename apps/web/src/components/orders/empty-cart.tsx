import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'

import type { ReactNode } from 'react'

import { Link } from '@/components/link'

import { translator } from '@/i18n/translator'

/** Nothing is in the cart yet: what to do instead. */
export function EmptyCart({ locale, children }: { locale: Locale; children?: ReactNode }) {
  const t = translator(locale)
  return (
    <div className="page form-page">
      <h1 tabIndex={-1}>{t('cart.title')}</h1>
      {children}
      <p className="lead">{t('cart.empty')}</p>
      <p>
        <ButtonLink href={localisePath(locale, routes.consumables.path)}>{t('cart.continue')}</ButtonLink>
      </p>
      <p>
        <Link className="link tap" href={localisePath(locale, routes.findRequest.path)}>
          {t('findRequest.link')}
        </Link>
      </p>
    </div>
  )
}
