import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { linkDays } from '@estu/domain/orders/links/link-term'
import { refundWords } from '@estu/domain/orders/returns/refund'
import { mayCancelOrder, mayChangeOrder } from '@estu/domain/orders/status-flow'
import { orderPath } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { FormProblems } from '@/components/form-frame'
import { SendLink } from '@/components/requests/send-link'
import type { Branch, Organisation, ReturnTerms, ShopperOrder } from '@/content/types'
import type { FormState } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'
import { CancelOrder } from '../cancel-order'
import { OrderHistory } from '../order-history'
import { OrderTerms } from '../order-terms'
import { OrderReturns } from '../returns/order-returns'
import { OrderReceipt } from './order-receipt'
import { PaymentSchedule } from './payment-schedule'

type Props = {
  locale: Locale
  order: ShopperOrder
  token: string
  branches: readonly Branch[]
  seller: Organisation
  returnTerms: ReturnTerms | null
  state: FormState | null
}

/** What became of an order, where it is received, and what can still be done about it. */
export function OrderDetails({ locale, order, token, branches, seller, returnTerms, state }: Props) {
  const t = translator(locale)
  return (
    <>
      <FormProblems locale={locale} state={state} labels={{}} />
      <OrderHistory locale={locale} order={order} />
      <OrderTerms locale={locale} order={order} branches={branches} />
      <PaymentSchedule locale={locale} order={order} />
      {mayChangeOrder(order.status) && (
        <p>
          <ButtonLink tone="secondary" href={`${localisePath(locale, orderPath(token))}?change=1`}>
            {t('changeOrder.open')}
          </ButtonLink>
        </p>
      )}
      <OrderReturns locale={locale} token={token} returns={order.returns} terms={returnTerms} />
      <OrderReceipt locale={locale} order={order} seller={seller} />
      <p className="hint">{t('order.keep', { days: linkDays })}</p>
      <p>
        <SendLink locale={locale} of="order" token={token} number={order.reference} />
      </p>
      {mayCancelOrder(order.status) && (
        <CancelOrder t={t} refund={order.paidAt ? refundWords(order.paying, locale) : ''} />
      )}
    </>
  )
}
