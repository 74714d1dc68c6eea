import type { Locale } from '@estu/domain/locale/locales'
import { dotted } from '@estu/domain/text/typography/dotted'
import { ModelName } from '@estu/ui/components/model-name'
import type { ReactNode } from 'react'
import { StaticMarkup } from '@/components/static-markup'
import type { InstalmentPlan } from '@/content/catalogue/list-instalment-plans'
import type { Product } from '@/content/types'
import { BelowFirstScreen } from '@/layout/below-first-screen'
import { BuyPrice } from './buy-price'
import { BuyTerms } from './buy-terms'

type Props = {
  locale: Locale
  product: Product
  plans: readonly InstalmentPlan[]
  /** What buyers think of it, in a few words. */
  rating: string
  /** What can be chosen, and what a shopper can do next. */
  actions: ReactNode
  /** Other ways to pay. */
  payment?: ReactNode
  /** Where and how it can be had. */
  places: ReactNode
}

/** Name, price, choices and what a shopper can do next: the first screen of a phone. */
export function BuyPanel({ locale, product, plans, rating, actions, payment, places }: Props) {
  return (
    <div className="own">
      <div className="own__name">
        <p className="small muted">{dotted([product.brand?.name, rating])}</p>
        <h1>
          <ModelName name={product.title} />
        </h1>
      </div>
      <p className="lead">{product.summary}</p>
      <BuyPrice locale={locale} product={product} plans={plans} large />
      {actions}
      <BelowFirstScreen>
        <StaticMarkup className="own__more">
          {payment}
          {places}
          <BuyTerms locale={locale} product={product} />
        </StaticMarkup>
      </BelowFirstScreen>
    </div>
  )
}
