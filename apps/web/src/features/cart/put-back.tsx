import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import type { QuotedLine } from '@/content/types'
import { translator } from '@/i18n/translator'

/** What was just taken out of the cart, and the way back. */
export function PutBack({ locale, line }: { locale: Locale; line: QuotedLine }) {
  const t = translator(locale)
  if (line.unitKzt === null) return null
  return (
    <form method="post" action={localisePath(locale, routes.cart.path)} className="put-back">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="section" value={line.section} />
      <input type="hidden" name="product" value={line.id} />
      {line.colour && <input type="hidden" name="colour" value={line.colour} />}
      <input type="hidden" name="quantity" value={line.quantity} />
      <input type="hidden" name="seen" value={line.seenKzt ?? line.unitKzt} />
      <p role="status">{t('cart.removed', { title: line.title })}</p>
      <button className="btn btn--quiet" type="submit" aria-label={t('cart.putBackOf', { title: line.title })}>
        {t('cart.putBack')}
      </button>
    </form>
  )
}
