import { z } from 'zod'
import { dayParts, waitWeeks, weekdays } from '../appointments/waiting/wishes.ts'
import { choice } from './form-fields.ts'

const several = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess((typed) => (typeof typed === 'string' ? [typed] : typed), z.array(z.enum(values)).max(values.length))

/** Which times suit whoever waits for one; nothing ticked is any. */
export const waitWishesForm = z.object({ days: several(weekdays).default([]), parts: several(dayParts).default([]) })
export type WaitWishesForm = z.output<typeof waitWishesForm>

/** The same with how long to wait, where there is no visit whose date says so. */
export const openWaitForm = waitWishesForm.extend({ weeks: choice(waitWeeks) })
