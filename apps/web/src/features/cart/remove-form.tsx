import { Icon } from '@estu/ui/components/icon'
import type { QuotedLine } from '@/content/types'
import type { Translate } from '@/i18n/translator'
import { LineFields } from './line-fields'

/** Takes a line out of the cart. */
export function RemoveForm({ line, t }: { line: QuotedLine; t: Translate }) {
  return (
    <form method="post" className="cart__remove">
      <LineFields line={line} />
      <input type="hidden" name="quantity" value="0" />
      <button
        className="btn btn--quiet btn--flush"
        type="submit"
        aria-label={t('cart.removeOf', { title: line.title })}
      >
        <Icon name="bin" small />
        {t('cart.remove')}
      </button>
    </form>
  )
}
