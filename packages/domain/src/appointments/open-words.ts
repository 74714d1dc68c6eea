import { formatClock } from '../locale/clock.ts'
import { weekdayName } from '../locale/dates.ts'
import type { Locale } from '../locale/locales.ts'
import type { OpenState } from './opening-hours.ts'

/** Sentences with `{time}` and `{day}` in them. */
export type OpenSentences = { openUntil: string; opensToday: string; opensOn: string; closed: string }

/** Whether a place is open, in one sentence. */
export function openWords(state: OpenState, sentences: OpenSentences, locale: Locale): string {
  if (state.open) return sentences.openUntil.replace('{time}', formatClock(state.until))
  if (!state.opensAt) return sentences.closed
  const { weekday, time, today } = state.opensAt
  const sentence = today ? sentences.opensToday : sentences.opensOn.replace('{day}', weekdayName(weekday, locale))
  return sentence.replace('{time}', formatClock(time))
}
