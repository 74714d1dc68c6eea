import { undoMinutes } from '@estu/domain/orders/cancellation'
import { CancelForm } from '@/components/cancel-form'
import type { Translate } from '@/i18n/translator'

/** `refund`: what becomes of the money, where the order is paid. */
export const CancelOrder = ({ t, refund }: { t: Translate; refund: string }) => (
  <CancelForm
    words={{
      open: t('order.cancel'),
      question: [t('order.cancelQuestion', { minutes: undoMinutes }), refund].filter(Boolean).join(' '),
      confirm: t('order.cancelYes'),
    }}
  />
)
