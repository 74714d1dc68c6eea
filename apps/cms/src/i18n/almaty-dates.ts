import { type AlmatyTime, toAlmaty } from '@estu/domain/locale/almaty-time'
import type { importDateFNSLocale } from '@payloadcms/translations'

/** Words for dates as Payload prints them with; shared by everything that prints in one language. */
export type DateWords = Pick<Awaited<ReturnType<typeof importDateFNSLocale>>, 'localize'>

const two = (value: number) => String(value).padStart(2, '0')

/** The parts of the admin's patterns that tell a day or a time. Source: Unicode TR 35, date field symbols. */
const parts: Record<string, (at: AlmatyTime) => string> = {
  d: ({ day }) => String(day),
  dd: ({ day }) => two(day),
  M: ({ month }) => String(month),
  MM: ({ month }) => two(month),
  yyyy: ({ year }) => String(year),
  H: ({ hour }) => String(hour),
  HH: ({ hour }) => two(hour),
  mm: ({ minute }) => two(minute),
}

/**
 * Makes all dates that Payload itself prints in a language (cells of lists, «изменено», versions, comparisons) tell the
 * clock of Almaty. Payload asks the clock of the machine it runs on: the browser's, or the server's, which is UTC; of
 * all it prints with, only the words are ours to give.
 */
export function onAlmatyClock({ localize }: DateWords): void {
  localize.preprocessor = (date, tokens) => {
    const at = toAlmaty(new Date(date.getTime()))
    return tokens.map((token) => {
      const print = token.isToken ? parts[token.value] : undefined
      return print ? { isToken: false, value: print(at) } : token
    })
  }
}
