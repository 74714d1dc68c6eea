import type { Locale } from '@estu/domain/locale/locales'
import { Notice } from '@estu/ui/components/notice'
import { FormProblems } from '@/components/form-frame'
import type { DaySlots } from '@/content/types'
import type { FormState } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'
import { freeOf } from './day-slots'
import { DayTile } from './day-tile'
import { DayTimes } from './day-times'
import { WeekHead } from './week-head'

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

/** A week of days and the times of one; every time is a button that takes it. Times are Almaty's, made on the server. */
export function TimeChooser({ locale, days, from, day, state, hrefOf, hidden }: Props) {
  const t = translator(locale)
  const shown = days.find((one) => one.day === day) ?? days.find((one) => freeOf(one) > 0) ?? days[0]
  return (
    <>
      <FormProblems locale={locale} state={state} labels={{}} />
      <nav aria-label={t('visit.chooseTime')} className="timepick">
        <WeekHead locale={locale} from={from} hrefOf={hrefOf} />
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
          <DayTimes locale={locale} day={shown} />
        </form>
      )}
    </>
  )
}
