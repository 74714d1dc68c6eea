import type { WorkWeek } from '@estu/domain/appointments/availability'
import type { OtherDay } from '@estu/domain/appointments/branch-days'
import { type OpenSentences, openWords } from '@estu/domain/appointments/open-words'
import { openState } from '@estu/domain/appointments/opening-hours'
import type { Locale } from '@estu/domain/locale/locales'

type Hours = { hours: WorkWeek; otherDays: OtherDay[] }

/** Says of each branch whether it is open, by the clock of Almaty; once a minute. */
export function sayOpeningHours(page: HTMLElement, signal: AbortSignal): void {
  const list = page.querySelector<HTMLElement>('[data-opening]')
  if (!list) return
  const { locale, words } = JSON.parse(list.dataset.opening ?? '{}') as { locale: Locale; words: OpenSentences }
  const say = () => {
    for (const place of list.querySelectorAll<HTMLElement>('[data-week]')) {
      const { hours, otherDays } = JSON.parse(place.dataset.week ?? '{}') as Hours
      place.textContent = openWords(openState(hours, new Date(), otherDays), words, locale)
    }
  }
  say()
  const minute = setInterval(say, 60_000)
  signal.addEventListener('abort', () => clearInterval(minute))
}
