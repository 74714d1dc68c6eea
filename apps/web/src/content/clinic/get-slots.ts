import 'server-only'
import { type DaySlots, listSlots } from '@estu/cms/appointments/list-slots'
import { createLocalReq } from 'payload'
import { cms } from '@/content/payload'
import { getWorkPlans } from './get-work-plans'

export type SlotsWanted = {
  service: string
  branch: string
  specialist: string | null
  from: string
  days: number
  holder: string | null
  moving?: string | null
}

/** When a service can be had, asked of the booking's own function at every visit; a booking looks at all of it again. */
export async function getSlots(wanted: SlotsWanted): Promise<DaySlots[] | null> {
  const req = await createLocalReq({}, await cms())
  return listSlots(req, { ...wanted, now: new Date() }, (_, service, branch) => getWorkPlans(service, branch))
}
