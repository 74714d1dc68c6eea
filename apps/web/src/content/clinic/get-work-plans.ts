import 'server-only'
import { type BookableService, readWorkPlans } from '@estu/cms/appointments/read-work-plans'
import { createLocalReq } from 'payload'
import { keepUntilAnyChanges } from '@/content/cache-tags'
import { cms } from '@/content/payload'

/** Whose hours decide when a service can be had at a branch; null where it cannot be booked. */
export async function getWorkPlans(service: string, branch: string): Promise<BookableService | null> {
  'use cache'
  keepUntilAnyChanges(['services', 'branches', 'specialists'], ['holidays'])
  return readWorkPlans(await createLocalReq({}, await cms()), service, branch)
}
