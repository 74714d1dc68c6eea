import { noonOf, toAlmaty } from '@estu/domain/locale/almaty-time'
import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import type { DaySlots } from '@/content/types'
import { translator } from '@/i18n/translator'
import { freeOf } from './day-slots'

type Props = { locale: Locale; day: DaySlots; current: boolean; href: string }

/** A day of the week with how much of it is free; only a day with free times can be chosen. */
export function DayTile({ locale, day, current, href }: Props) {
  const t = translator(locale)
  const free = freeOf(day)
  const words =
    free > 0 ? t('visit.places', { count: free }) : t(day.slots.length > 0 ? 'visit.noPlaces' : 'visit.closed')
  const inside = (
    <>
      <span>{formatDate(noonOf(day.day), locale, 'weekdayShort')}</span>
      <b>{toAlmaty(noonOf(day.day)).day}</b>
      <small>{words}</small>
    </>
  )
  return (
    <li>
      {free > 0 ? (
        <a className="day day--link" href={href} aria-current={current ? 'date' : undefined}>
          {inside}
        </a>
      ) : (
        <p className="day day--none">{inside}</p>
      )}
    </li>
  )
}
