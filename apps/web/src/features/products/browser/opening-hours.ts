import { type OpenSentences, openWords } from '@estu/domain/appointments/open-words'
import { type OpenDays, openState } from '@estu/domain/appointments/opening-hours'
import type { Locale } from '@estu/domain/locale/locales'

/** Says of each branch whether it is open, by the clock of Almaty; once a minute. */
export function sayOpeningHours(page: HTMLElement, signal: AbortSignal): void {
  const list = page.querySelector<HTMLElement>('[data-opening]')
  if (!list) return
  const { locale, words } = JSON.parse(list.dataset.opening ?? '{}') as { locale: Locale; words: OpenSentences }
  const say = () => {
    for (const place of list.querySelectorAll<HTMLElement>('[data-week]')) {
      const days = JSON.parse(place.dataset.week ?? '{}') as OpenDays
      place.textContent = openWords(openState(days, new Date()), words, locale)
    }
  }
  say()
  const minute = setInterval(say, 60_000)
  signal.addEventListener('abort', () => clearInterval(minute))
}
