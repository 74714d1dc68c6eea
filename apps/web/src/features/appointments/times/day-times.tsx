import { dayParts, partOfDay } from '@estu/domain/appointments/waiting/wishes'
import { noonOf, toAlmaty } from '@estu/domain/locale/almaty-time'
import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import type { DaySlots } from '@/content/types'
import { type Translate, translator } from '@/i18n/translator'

/** The times of a day by its parts; each free one is a button that takes it. */
export function DayTimes({ locale, day }: { locale: Locale; day: DaySlots }) {
  const t = translator(locale)
  return dayParts.map((part) => {
    const slots = day.slots.filter(({ from }) => partOfDay(toAlmaty(new Date(from)).hour) === part)
    if (slots.length === 0) return null
    return (
      <fieldset key={part}>
        <legend className="legend">
          {t(`visit.${part}`)}, {formatDate(noonOf(day.day), locale, 'dayMonth')}
        </legend>
        <div className="slots">
          {slots.map((slot) => (
            <Slot key={slot.from} slot={slot} locale={locale} t={t} />
          ))}
        </div>
      </fieldset>
    )
  })
}

type SlotProps = { slot: DaySlots['slots'][number]; locale: Locale; t: Translate }

function Slot({ slot: { from, free }, locale, t }: SlotProps) {
  const time = formatDate(new Date(from), locale, 'time')
  return free ? (
    <button className="slot" type="submit" name="startsAt" value={new Date(from).toISOString()}>
      {time}
    </button>
  ) : (
    <p className="slot slot--taken">
      {time}
      <span className="sr">, {t('visit.taken')}</span>
    </p>
  )
}
