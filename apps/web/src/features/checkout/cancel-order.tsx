import { CancelForm } from '@/components/cancel-form'
import type { Translate } from '@/i18n/translator'

export const CancelOrder = ({ t }: { t: Translate }) => (
  <CancelForm words={{ open: t('order.cancel'), question: t('order.cancelQuestion'), confirm: t('order.cancelYes') }} />
)
