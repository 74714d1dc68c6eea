import { openState, type SpecialDay, type Week } from '@estu/domain/appointments/opening-hours'
import { weekdayName } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'

type Words = { openUntil: string; opensToday: string; opensOn: string; closed: string }
type Hours = { hours: Week; specialDays: SpecialDay[] }

/** Says of each branch whether it is open, by the clock of Almaty; once a minute. */
export function sayOpeningHours(page: HTMLElement, signal: AbortSignal): void {
  const list = page.querySelector<HTMLElement>('[data-opening]')
  if (!list) return
  const { locale, words } = JSON.parse(list.dataset.opening ?? '{}') as { locale: Locale; words: Words }
  const say = () => {
    for (const place of list.querySelectorAll<HTMLElement>('[data-week]')) {
      const { hours, specialDays } = JSON.parse(place.dataset.week ?? '{}') as Hours
      place.textContent = sentence(openState(hours, new Date(), specialDays), words, locale)
    }
  }
  say()
  const minute = setInterval(say, 60_000)
  signal.addEventListener('abort', () => clearInterval(minute))
}

function sentence(state: ReturnType<typeof openState>, words: Words, locale: Locale): string {
  if (state.open) return words.openUntil.replace('{time}', state.until)
  if (!state.opensAt) return words.closed
  const { weekday, time, today } = state.opensAt
  if (today) return words.opensToday.replace('{time}', time)
  return words.opensOn.replace('{day}', weekdayName(weekday, locale)).replace('{time}', time)
}
