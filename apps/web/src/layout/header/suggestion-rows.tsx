import { Icon } from '@estu/ui/components/icon'
import { Picture } from '@estu/ui/components/pictures/picture'
import { Marked } from '@/components/marked'
import type { SuggestionRow } from '@/lib/suggestions'

/** What makes a link a choice of the list under the field. */
export type Option = { role: 'option'; id: string; 'aria-selected': boolean; tabIndex: -1 }
type Props = { row: SuggestionRow; option: Option }

export function TextRow({ row: { href, icon, text, note }, option }: Props) {
  return (
    <a href={href} {...option}>
      <Icon name={icon} small />
      <span>
        <Marked text={text} />
      </span>
      <small className="muted small">{note}</small>
    </a>
  )
}

/** A product with its picture, which keeps its place while it loads, and its price. */
export function ProductRow({ row: { href, icon, text, note, product }, option }: Props) {
  return (
    <a className="suggest__product" href={href} {...option}>
      <span className="plate">
        {product?.picture ? (
          <Picture picture={{ ...product.picture, alt: '' }} sizes="48px" />
        ) : (
          <Icon name={icon} small />
        )}
      </span>
      <span>
        <Marked text={text} />
        <span className="sr">, </span>
        <small className="muted small">{product?.kind}</small>
        <span className="sr">, </span>
      </span>
      <b className="strong num">{note}</b>
    </a>
  )
}
