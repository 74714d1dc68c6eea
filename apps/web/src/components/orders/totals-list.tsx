import type { Locale } from '@estu/domain/locale/locales'
import type { Totals } from '@estu/domain/orders/order-totals'
import { type Translate, translator } from '@/i18n/translator'
import { TotalsRows, type TotalsWords } from './totals-rows'

type Props = { locale: Locale; totals: Totals; delivers: boolean }

export const TotalsList = ({ locale, ...shown }: Props) => (
  <TotalsRows locale={locale} words={totalsWords(translator(locale))} {...shown} />
)

export const totalsWords = (t: Translate): TotalsWords => ({
  goods: t('cart.goods'),
  discount: t('cart.discount'),
  delivery: t('cart.delivery'),
  markup: t('cart.markup'),
  total: t('cart.total'),
  free: t('cart.free'),
})
