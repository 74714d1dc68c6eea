import type { DaySlots } from '@/content/types'

/** How many times of a day are free. */
export const freeOf = ({ slots }: DaySlots) => slots.filter(({ free }) => free).length
