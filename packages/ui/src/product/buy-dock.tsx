import type { ReactNode } from 'react'

/** Price and main button at the lower edge of a phone, away while the page's own main button is in sight. */
export function BuyDock({ price, action }: { price: ReactNode; action: ReactNode }) {
  return (
    <div className="dock">
      {price}
      {action}
    </div>
  )
}
