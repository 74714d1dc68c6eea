import 'server-only'
import { type DaySlots, listSlots } from '@estu/cms/appointments/list-slots'
import { createLocalReq } from 'payload'
import { cms } from '@/content/payload'

export type SlotsWanted = {
  service: string
  branch: string
  specialist: string | null
  from: string
  days: number
  holder: string | null
  moving?: string | null
}

/** When a service can be had, asked of the booking's own function at every visit. */
export async function getSlots(wanted: SlotsWanted): Promise<DaySlots[] | null> {
  return listSlots(await createLocalReq({}, await cms()), { ...wanted, now: new Date() })
}
