import { CancelForm } from '@/components/cancel-form'
import type { Translate } from '@/i18n/translator'

/** The shopper keeps the goods after all. */
export const WithdrawReturn = ({ id, t }: { id: string; t: Translate }) => (
  <CancelForm
    intent="withdraw"
    id={id}
    words={{
      open: t('returns.withdraw'),
      question: t('returns.withdrawQuestion'),
      confirm: t('returns.withdrawYes'),
    }}
  />
)
