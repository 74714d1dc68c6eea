import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import type { QuotedLine } from '@/content/types'
import { translator } from '@/i18n/translator'
import { isBlocking } from './line-state'

/** On to the checkout once every line can be had; else what keeps it back. */
export function CartActions({ locale, lines }: { locale: Locale; lines: readonly QuotedLine[] }) {
  const t = translator(locale)
  if (lines.some(isBlocking)) return <p className="strong">{t('cart.blocked')}</p>
  return (
    <ButtonLink href={localisePath(locale, routes.checkout.path)} wide className="ctas__main">
      {t('cart.checkout')}
    </ButtonLink>
  )
}
