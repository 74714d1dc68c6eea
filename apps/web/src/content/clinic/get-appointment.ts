import 'server-only'
import { type AppointmentDetails, readAppointment } from '@estu/cms/appointments/read-appointment'
import { idOfLink } from '@estu/cms/customer-requests/personal-links'
import { createLocalReq } from 'payload'
import { cms } from '@/content/payload'
import { oncePerVisit } from '@/lib/visits/visit-memory'

/** The visit that an unguessable link leads to, or null. */
export async function getAppointment(token: string): Promise<AppointmentDetails | null> {
  const id = idOfLink((await cms()).secret, 'appointment', token)
  if (!id) return null
  return oncePerVisit(`appointment ${id}`, async () => readAppointment(await createLocalReq({}, await cms()), id))
}
