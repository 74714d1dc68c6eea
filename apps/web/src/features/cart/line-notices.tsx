import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { Notice } from '@estu/ui/components/notice'
import type { QuotedLine } from '@/content/types'
import { translator } from '@/i18n/translator'
import { changedPrice, isShort } from './line-state'

/** What changed about a line since it was put into the cart. */
export function LineNotices({ locale, line }: { locale: Locale; line: QuotedLine }) {
  const t = translator(locale)
  const priceWas = changedPrice(line)
  return (
    <>
      {line.unitKzt === null && <Notice tone="attention" text={t('cart.gone')} />}
      {line.unitKzt !== null && isShort(line) && (
        <Notice tone="attention" text={t('cart.left', { count: line.left ?? 0 })} />
      )}
      {priceWas !== null && (
        <Notice tone="attention" text={t('cart.priceWas', { price: formatTenge(priceWas, locale) })} />
      )}
    </>
  )
}
