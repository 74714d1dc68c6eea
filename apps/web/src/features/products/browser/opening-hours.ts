import { openState, type Week } from '@estu/domain/appointments/opening-hours'
import { toAlmaty } from '@estu/domain/locale/almaty-time'
import { weekdayName } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'

type Words = { openUntil: string; opensToday: string; opensOn: string; closed: string }
type Hours = { hours: Week; specialDays: { date: string; hours: Week[number] }[] }

/** Says of each branch whether it is open, by the clock of Almaty; once a minute. */
export function sayOpeningHours(page: HTMLElement, signal: AbortSignal): void {
  const list = page.querySelector<HTMLElement>('[data-opening]')
  if (!list) return
  const { locale, words } = JSON.parse(list.dataset.opening ?? '{}') as { locale: Locale; words: Words }
  const say = () => {
    for (const place of list.querySelectorAll<HTMLElement>('[data-week]')) {
      const hours = JSON.parse(place.dataset.week ?? '{}') as Hours
      place.textContent = sentence(openState(weekOf(hours, new Date()), new Date()), words, locale)
    }
  }
  say()
  const minute = setInterval(say, 60_000)
  signal.addEventListener('abort', () => clearInterval(minute))
}

/** The week as it is today: a holiday's own hours stand in its place. */
export function weekOf({ hours, specialDays }: Hours, now: Date): Week {
  const today = toAlmaty(now)
  const special = specialDays.find(({ date }) => {
    const { year, month, day } = toAlmaty(new Date(date))
    return year === today.year && month === today.month && day === today.day
  })
  return special ? hours.map((day, index) => (index === today.weekday - 1 ? special.hours : day)) : hours
}

function sentence(state: ReturnType<typeof openState>, words: Words, locale: Locale): string {
  if (state.open) return words.openUntil.replace('{time}', state.until)
  if (!state.opensAt) return words.closed
  const { weekday, time, today } = state.opensAt
  if (today) return words.opensToday.replace('{time}', time)
  return words.opensOn.replace('{day}', weekdayName(weekday, locale)).replace('{time}', time)
}
