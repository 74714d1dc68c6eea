import type { PricedCartLine } from '@/content/types'
import type { Translate } from '@/i18n/translator'

/** Takes a line out of the cart. */
export function RemoveForm({ line, t }: { line: PricedCartLine; t: Translate }) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="product" value={line.id} />
      {line.colour && <input type="hidden" name="colour" value={line.colour} />}
      <input type="hidden" name="quantity" value="0" />
      <button className="btn btn--quiet" type="submit" aria-label={t('cart.removeOf', { title: line.title })}>
        {t('cart.remove')}
      </button>
    </form>
  )
}
