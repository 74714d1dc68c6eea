import 'server-only'
import { readHold } from '@estu/cms/appointments/slot-claims'
import { createLocalReq } from 'payload'
import { cms } from '@/content/payload'

/** Until when the time this browser chose is kept for it; null when nothing is kept. */
export async function getHold(holder: string | null, startsAt: string | null): Promise<Date | null> {
  if (!holder || !startsAt) return null
  return readHold(await createLocalReq({}, await cms()), holder, startsAt)
}
