import type { Locale } from '../locale/locales.ts'
import { inRussian } from '../locale/numbers.ts'
import { withNoBreaks } from '../text/typography/with-no-breaks.ts'

/** How long a parcel takes, as an editor fills it in: whole days, both ends counted, and words beside them. */
export type DeliveryWait = { from: number | null; to: number | null; inWorkingDays: boolean; note: string }

type StoredWait = {
  daysFrom?: number | null
  daysTo?: number | null
  inWorkingDays?: boolean | null
  days?: string | null
}

/** Reads a stored zone's wait. */
export const deliveryWait = ({ daysFrom, daysTo, inWorkingDays, days }: StoredWait): DeliveryWait => ({
  from: daysFrom ?? null,
  to: daysTo ?? null,
  inWorkingDays: inWorkingDays ?? false,
  note: days?.trim() ?? '',
})

export const mostDeliveryDays = 90

/** Returns the days of a wait: as many as `from` where no `to` is filled in; null where none are. */
export function deliveryDays({ from, to }: DeliveryWait): { from: number; to: number } | null {
  return from === null ? null : { from, to: to ?? from }
}

/** Says how long a parcel takes: «2–5 рабочих дней», «1 күн, курьер қоңырау шалады»; nothing where nothing is filled in. */
export function sayDeliveryWait(wait: DeliveryWait, locale: Locale): string {
  const days = deliveryDays(wait)
  const said = days && withNoBreaks(locale === 'ru' ? daysInRussian(days, wait) : daysInKazakh(days, wait))
  return [said, wait.note].filter(Boolean).join(', ')
}

type Days = NonNullable<ReturnType<typeof deliveryDays>>
type Kind = Pick<DeliveryWait, 'inWorkingDays'>

const range = ({ from, to }: Days) => (from === to ? `${to}` : `${from}–${to}`)

function daysInRussian(days: Days, { inWorkingDays }: Kind): string {
  if (days.to === 0) return 'в день заказа'
  const isOne = days.to % 10 === 1 && days.to % 100 !== 11
  if (days.from === 0 && isOne) return `до ${days.to} ${inWorkingDays ? 'рабочего дня' : 'дня'}`
  if (days.from === 0) return `до ${days.to} ${inWorkingDays ? 'рабочих дней' : 'дней'}`
  const forms = inWorkingDays
    ? (['рабочий день', 'рабочих дня', 'рабочих дней'] as const)
    : (['день', 'дня', 'дней'] as const)
  return `${range(days)} ${inRussian(days.to, forms)}`
}

function daysInKazakh(days: Days, { inWorkingDays }: Kind): string {
  if (days.to === 0) return 'тапсырыс берген күні'
  if (days.from === 0) return `${days.to} ${inWorkingDays ? 'жұмыс күніне' : 'күнге'} дейін`
  return `${range(days)} ${inWorkingDays ? 'жұмыс күні' : 'күн'}`
}
