import 'server-only'
import { idOfLink } from '@estu/cms/customer-requests/personal-links'
import { findWaitOf, readWait, type WaitDetails } from '@estu/cms/waitlist/read-wait'
import { createLocalReq } from 'payload'
import { cms } from '@/content/payload'
import { cachePerRequest } from '@/lib/visits/request-cache'

/** The wait that an unguessable link leads to, or null. */
export async function getWait(token: string): Promise<WaitDetails | null> {
  const id = idOfLink((await cms()).secret, 'wait', token)
  if (!id) return null
  return cachePerRequest(`wait ${id}`, async () => readWait(await createLocalReq({}, await cms()), id))
}

/** The wait for an earlier time than a visit's, while it lasts. */
export const getWaitOf = async (visitId: string): Promise<WaitDetails | null> =>
  findWaitOf(await createLocalReq({}, await cms()), visitId)
