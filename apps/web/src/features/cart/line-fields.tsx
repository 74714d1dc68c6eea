import type { QuotedLine } from '@/content/types'

/** Which line a form of the cart speaks of, and the price that was shown beside it. */
export const LineFields = ({ line }: { line: QuotedLine }) => (
  <>
    <input type="hidden" name="intent" value="set" />
    <input type="hidden" name="product" value={line.id} />
    {line.colour && <input type="hidden" name="colour" value={line.colour} />}
    {line.unitKzt !== null && <input type="hidden" name="seen" value={line.unitKzt} />}
  </>
)
