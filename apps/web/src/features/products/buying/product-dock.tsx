import type { Locale } from '@estu/domain/locale/locales'
import { BuyDock } from '@estu/ui/product/buy-dock'
import type { ReactNode } from 'react'
import type { InstalmentPlan } from '@/content/catalogue/list-instalment-plans'
import type { Product } from '@/content/types'
import { BuyPrice } from './buy-price'

type Props = { locale: Locale; product: Product; plans: readonly InstalmentPlan[]; action: ReactNode }

/** The price of what was chosen and the main button, which stay in sight on a phone. */
export function ProductDock({ locale, product, plans, action }: Props) {
  return <BuyDock price={<BuyPrice locale={locale} product={product} plans={plans} />} action={action} />
}
