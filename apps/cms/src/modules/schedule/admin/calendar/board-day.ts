import { almatyMinute, noonOf } from '@estu/domain/locale/almaty-time'
import { formatDate } from '@estu/domain/locale/dates'
import type { PayloadRequest } from 'payload'
import { languageLabel } from '../../../../admin/document-labels.ts'
import { editPath } from '../../../../admin/edit-path.ts'
import { translate } from '../../../../i18n/translate.ts'
import type { CalendarDay, CalendarEntry, EntryKind } from '../../calendar-entry.ts'
import { calendarPath, type Shown } from './calendar-span.ts'
import { unreadyWords, whatWords } from './entry-words.ts'

/** An entry as it is drawn and moved. */
export type BoardEntry = {
  key: string
  id: string
  kind: EntryKind
  time: string
  /** `YYYY-MM-DDTHH:mm` on the clock of Almaty. */
  at: string
  what: string
  title: string
  href: string
  /** What keeps it from being seen; empty where nothing does. */
  unready: string
  /** What has happened stays where it is. */
  isAhead: boolean
}

export type BoardDay = {
  day: string
  weekday: string
  date: string
  isToday: boolean
  /** A day of the months around the one that is shown. */
  isOutside: boolean
  entries: BoardEntry[]
  more: { words: string; href: string } | null
}

/** A day of the calendar in the words of whoever reads it. */
export function boardDay(req: PayloadRequest, { day, entries, more }: CalendarDay, about: About): BoardDay {
  const language = languageOf(req)
  const { shown, today } = about
  return {
    day,
    weekday: formatDate(noonOf(day), language, 'weekdayShort'),
    date: formatDate(noonOf(day), language, 'dayMonth'),
    isToday: day === today,
    isOutside: shown.span === 'month' && day.slice(0, 7) !== shown.day.slice(0, 7),
    entries: entries.map((entry) => boardEntry(req, entry)),
    more:
      more > 0 && shown.span !== 'day'
        ? { words: translate(req, `Ещё ${more}`, `Тағы ${more}`), href: calendarPath('day', day) }
        : null,
  }
}

type About = { shown: Shown; today: string }

const languageOf = (req: PayloadRequest) => (req.i18n.language === ('kk' as string) ? 'kk' : 'ru')

function boardEntry(req: PayloadRequest, entry: CalendarEntry): BoardEntry {
  const { at, collection, documentId, id, isUnready, kind, locale, title } = entry
  const moment = new Date(at)
  const inWhat = locale ? ` · ${languageLabel(locale, req)}` : ''
  const isPlan = kind === 'publish' || kind === 'unpublish'
  return {
    key: `${kind}:${id}`,
    id,
    kind,
    time: formatDate(moment, languageOf(req), 'time'),
    at: almatyMinute(moment),
    what: `${translate(req, ...whatWords(entry))}${inWhat}`,
    title: title || translate(req, 'без названия', 'атауы жоқ'),
    href:
      collection === 'announcement'
        ? editPath('globals', 'announcement', languageOf(req), isPlan ? undefined : 'startsAt')
        : editPath(collection, documentId, locale ?? languageOf(req)),
    unready: isUnready ? translate(req, ...unreadyWords[kind]) : '',
    isAhead: moment.getTime() > Date.now(),
  }
}
