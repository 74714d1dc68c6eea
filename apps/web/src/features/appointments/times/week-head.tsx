import { almatyDay, daysFrom } from '@estu/domain/appointments/availability'
import { noonOf } from '@estu/domain/locale/almaty-time'
import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { translator } from '@/i18n/translator'

type Props = { locale: Locale; from: string; hrefOf: (extra: { from: string }) => string }

/** Which week is shown, with the ways to the one before, unless it is past, and to the next. */
export function WeekHead({ locale, from, hrefOf }: Props) {
  const t = translator(locale)
  const week = daysFrom(from, 15)
  const before = daysFrom(almatyDay(new Date(noonOf(from).getTime() - 7 * 24 * 3_600_000)), 1)[0]
  const isFirst = from <= almatyDay(new Date())
  return (
    <div className="between">
      <p className="strong">
        {formatDate(noonOf(from), locale, 'dayMonth')} – {formatDate(noonOf(week[6] ?? from), locale, 'dayMonth')}
      </p>
      <p className="btns">
        {!isFirst && (
          <a className="btn btn--secondary btn--s" href={hrefOf({ from: before ?? from })}>
            {t('visit.earlier')}
          </a>
        )}
        <a className="btn btn--secondary btn--s" href={hrefOf({ from: week[7] ?? from })}>
          {t('visit.later')}
        </a>
      </p>
    </div>
  )
}
