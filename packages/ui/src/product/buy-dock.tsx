import type { ReactNode } from 'react'

/**
 * What matters most (a price, whether it is open) and the main button at the lower edge of a phone, away while the page's own
 * main button is in sight.
 */
export function BuyDock({ price, action }: { price: ReactNode; action: ReactNode }) {
  return (
    <div className="dock">
      {price}
      {action}
    </div>
  )
}
