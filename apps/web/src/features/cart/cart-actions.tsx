import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { Link } from '@/components/link'
import type { PricedCartLine } from '@/content/types'
import { translator } from '@/i18n/translator'
import { isShort } from './line-state'

/** On with shopping, or to the checkout once every line can be had. */
export function CartActions({ locale, lines }: { locale: Locale; lines: readonly PricedCartLine[] }) {
  const t = translator(locale)
  const blocked = lines.some((line) => line.unitKzt === null || isShort(line))
  return (
    <div className="actions">
      <Link className="btn btn--quiet" href={localisePath(locale, routes.consumables.path)}>
        {t('cart.continue')}
      </Link>
      {!blocked && <ButtonLink href={localisePath(locale, routes.checkout.path)}>{t('cart.checkout')}</ButtonLink>}
    </div>
  )
}
