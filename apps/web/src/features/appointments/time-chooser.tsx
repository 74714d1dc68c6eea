import { almatyDay, daysFrom } from '@estu/domain/appointments/availability'
import { fromAlmaty, toAlmaty } from '@estu/domain/locale/almaty-time'
import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { Notice } from '@estu/ui/components/notice'
import { FormProblems } from '@/components/form-frame'
import type { DaySlots } from '@/content/types'
import type { FormState } from '@/forms/form-state'
import { translator } from '@/i18n/translator'

type Props = {
  locale: Locale
  days: readonly DaySlots[]
  from: string
  day: string | null
  state: FormState | null
  hrefOf: (extra: { from?: string; day?: string }) => string
  /** What is sent along with the time. */
  hidden: Readonly<Record<string, string>>
}

const noon = (day: string) => fromAlmaty(`${day}T12:00`) ?? new Date(0)
const freeOf = ({ slots }: DaySlots) => slots.filter(({ free }) => free).length

/** A week of days and the times of one; every time is a button that takes it. Times are Almaty's, made on the server. */
export function TimeChooser({ locale, days, from, day, state, hrefOf, hidden }: Props) {
  const t = translator(locale)
  const shown = days.find((one) => one.day === day) ?? days.find((one) => freeOf(one) > 0) ?? days[0]
  const week = daysFrom(from, 15)
  const before = daysFrom(almatyDay(new Date(noon(from).getTime() - 7 * 24 * 3_600_000)), 1)[0]
  const isFirst = from <= almatyDay(new Date())
  return (
    <>
      <FormProblems locale={locale} state={state} labels={{}} />
      <nav aria-label={t('visit.chooseTime')} className="timepick">
        <div className="between">
          <p className="strong">
            {formatDate(noon(from), locale, 'dayMonth')} – {formatDate(noon(week[6] ?? from), locale, 'dayMonth')}
          </p>
          <p className="btns">
            {!isFirst && (
              <a className="btn btn--quiet btn--s" href={hrefOf({ from: before ?? from })}>
                {t('visit.earlier')}
              </a>
            )}
            <a className="btn btn--quiet btn--s" href={hrefOf({ from: week[7] ?? from })}>
              {t('visit.later')}
            </a>
          </p>
        </div>
        <ul className="week" role="list">
          {days.map((one) => (
            <DayTile
              key={one.day}
              locale={locale}
              day={one}
              current={one === shown}
              href={hrefOf({ from, day: one.day })}
            />
          ))}
        </ul>
      </nav>
      {days.every((one) => freeOf(one) === 0) && <Notice tone="attention" text={t('visit.noneThisWeek')} />}
      {shown && shown.slots.length > 0 && (
        <form method="post" className="flow__main">
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Times locale={locale} day={shown} />
        </form>
      )}
    </>
  )
}

function DayTile({ locale, day, current, href }: { locale: Locale; day: DaySlots; current: boolean; href: string }) {
  const t = translator(locale)
  const free = freeOf(day)
  const words =
    free > 0 ? t('visit.places', { count: free }) : t(day.slots.length > 0 ? 'visit.noPlaces' : 'visit.closed')
  const inside = (
    <>
      <span>{formatDate(noon(day.day), locale, 'weekdayShort')}</span>
      <b>{toAlmaty(noon(day.day)).day}</b>
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

function Times({ locale, day }: { locale: Locale; day: DaySlots }) {
  const t = translator(locale)
  const parts = [
    { title: t('visit.morning'), holds: (hour: number) => hour < 12 },
    { title: t('visit.afternoon'), holds: (hour: number) => hour >= 12 && hour < 17 },
    { title: t('visit.evening'), holds: (hour: number) => hour >= 17 },
  ]
  return parts.map(({ title, holds }) => {
    const slots = day.slots.filter(({ from }) => holds(toAlmaty(new Date(from)).hour))
    if (slots.length === 0) return null
    return (
      <fieldset key={title}>
        <legend className="legend">
          {title}, {formatDate(noon(day.day), locale, 'dayMonth')}
        </legend>
        <div className="slots">
          {slots.map(({ from, free }) => {
            const time = formatDate(new Date(from), locale, 'time')
            return free ? (
              <button key={from} className="slot" type="submit" name="startsAt" value={new Date(from).toISOString()}>
                {time}
              </button>
            ) : (
              <p key={from} className="slot slot--taken">
                {time}
                <span className="sr">, {t('visit.taken')}</span>
              </p>
            )
          })}
        </div>
      </fieldset>
    )
  })
}
