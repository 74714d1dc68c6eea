import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import type { Totals } from '@estu/domain/orders/order-totals'
import { Picture, type PictureData } from '@estu/ui/components/pictures/picture'
import type { ReactNode } from 'react'
import { translator } from '@/i18n/translator'
import { TotalsList } from './totals-list'

type Line = { title: string; quantity: number; unitKzt: number | null; picture?: PictureData | null }
type Props = {
  locale: Locale
  lines: readonly Line[]
  totals: Totals
  delivers: boolean
  /** In the place of the totals, where they follow what is chosen. */
  live?: ReactNode
  title?: string
}

/** What is bought and what it costs, beside every step. */
export function OrderSummary({ locale, lines, totals, delivers, live, title }: Props) {
  const t = translator(locale)
  return (
    <aside className="aside" aria-label={title ?? t('cart.yours')}>
      <h2 className="form-head">{title ?? t('cart.yours')}</h2>
      <ul className="sumlist" role="list">
        {lines.map((line, index) => (
          <li key={`${index}-${line.title}`}>
            {line.picture && (
              <span className="plate">
                <Picture picture={{ ...line.picture, alt: '' }} sizes="56px" />
              </span>
            )}
            <p>{line.title}</p>
            <p className="small num between">
              <span className="muted">{t('cart.pieces', { count: line.quantity })}</span>
              <span className="strong">{formatTenge((line.unitKzt ?? 0) * line.quantity, locale)}</span>
            </p>
          </li>
        ))}
      </ul>
      {live || <TotalsList locale={locale} totals={totals} delivers={delivers} />}
    </aside>
  )
}
