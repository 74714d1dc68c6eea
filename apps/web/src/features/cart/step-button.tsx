import { Icon } from '@estu/ui/components/icon'
import type { QuotedLine } from '@/content/types'
import { LineFields } from './line-fields'

type Props = {
  line: QuotedLine
  by: 1 | -1
  label: string
  /** The end of the stepper: the button stays where it is, since the focus may be on it. */
  isAtEnd: boolean
  /** The id of what says why it is the end. */
  reason: string | undefined
}

/**
 * One less or one more. The number it leads to is sent, so the same form sent twice changes nothing; a script counts
 * from what the cart holds by then.
 */
export function StepButton({ line, by, label, isAtEnd, reason }: Props) {
  const icon = <Icon name={by < 0 ? 'minus' : 'plus'} />
  if (isAtEnd)
    return (
      <button className="iconbtn" type="button" aria-label={label} aria-disabled="true" aria-describedby={reason}>
        {icon}
      </button>
    )
  return (
    <form method="post">
      <LineFields line={line} />
      <input type="hidden" name="quantity" value={line.quantity + by} />
      <input type="hidden" name="step" value={by} />
      <button className="iconbtn" type="submit" aria-label={label}>
        {icon}
      </button>
    </form>
  )
}
