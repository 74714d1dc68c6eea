import { undoMinutes } from '@estu/domain/orders/cancellation'
import { CancelForm } from '@/components/cancel-form'
import type { Translate } from '@/i18n/translator'

export const CancelOrder = ({ t }: { t: Translate }) => (
  <CancelForm
    words={{
      open: t('order.cancel'),
      question: t('order.cancelQuestion', { minutes: undoMinutes }),
      confirm: t('order.cancelYes'),
    }}
  />
)
