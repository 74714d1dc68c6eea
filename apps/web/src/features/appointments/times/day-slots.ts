import { fromAlmaty } from '@estu/domain/locale/almaty-time'
import type { DaySlots } from '@/content/types'

/** A moment that lies in a day of Almaty wherever it is read. */
export const noon = (day: string) => fromAlmaty(`${day}T12:00`) ?? new Date(0)

/** How many times of a day are free. */
export const freeOf = ({ slots }: DaySlots) => slots.filter(({ free }) => free).length
