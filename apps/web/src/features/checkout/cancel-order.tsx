import type { Translate } from '@/i18n/translator'

export function CancelOrder({ t }: { t: Translate }) {
  return (
    <form method="post" className="form">
      <p className="hint">{t('order.cancelHint')}</p>
      <button className="btn btn--secondary" type="submit" name="intent" value="cancel">
        {t('order.cancel')}
      </button>
    </form>
  )
}
