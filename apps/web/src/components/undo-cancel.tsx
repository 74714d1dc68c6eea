import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { undoableUntil } from '@estu/domain/orders/cancellation'
import { translator } from '@/i18n/translator'

type Props = { locale: Locale; cancelDueAt: string | null; label: string }

/** Takes a cancellation back for as long as that can be done; shows nothing afterwards. Works without JavaScript. */
export function UndoCancel({ locale, cancelDueAt, label }: Props) {
  const until = undoableUntil(cancelDueAt, new Date())
  if (!until) return null
  const t = translator(locale)
  return (
    <form method="post" className="ask__form">
      <p>{t('undo.until', { time: formatDate(until, locale, 'time') })}</p>
      <button className="btn btn--secondary" type="submit" name="intent" value="undo">
        {label}
      </button>
    </form>
  )
}
