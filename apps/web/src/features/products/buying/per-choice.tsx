import type { ReactNode } from 'react'

type Props = {
  /** Of one, in each colour; a single one where all cost the same. */
  prices: readonly number[]
  /** Whether two can be chosen. */
  pairs: boolean
  show: (sumKzt: number, isPair: boolean) => ReactNode
}

/** What follows from a sum, for each sum that can be chosen; the stylesheet shows that of the choice made. */
export function PerChoice({ prices, pairs, show }: Props) {
  const several = prices.length > 1
  const variants = prices.map((price, index) => (
    <div key={index} className={several ? 'in-colour' : undefined}>
      <div className={pairs ? 'for-one' : undefined}>{show(price, false)}</div>
      {pairs && <div className="for-pair">{show(price * 2, true)}</div>}
    </div>
  ))
  return several ? <div className="by-colour">{variants}</div> : variants
}
