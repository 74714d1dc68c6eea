import 'server-only'
import { type AppointmentDetails, readAppointment } from '@estu/cms/appointments/read-appointment'
import { idOfLink } from '@estu/cms/customer-requests/personal-links'
import { createLocalReq } from 'payload'
import { cms } from '@/content/payload'
import { cachePerRequest } from '@/lib/visits/request-cache'

/** The visit that an unguessable link leads to, or null. */
export async function getAppointment(token: string): Promise<AppointmentDetails | null> {
  const id = idOfLink((await cms()).secret, 'appointment', token)
  if (!id) return null
  return cachePerRequest(`appointment ${id}`, async () => readAppointment(await createLocalReq({}, await cms()), id))
}
