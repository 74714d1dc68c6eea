import type { PayloadRequest } from 'payload'
import { nestedRequest } from '../../../database/nested-request.ts'
import type { Release } from '../../../payload-types.ts'

type Change = Partial<
  Pick<
    Release,
    'state' | 'plannedFor' | 'plannedBy' | 'publishedAt' | 'publishedBy' | 'undoneAt' | 'undoneBy' | 'stoppedBy'
  >
>

/** What becomes of a release, which no form changes. */
export async function changeRelease(req: PayloadRequest, id: string, data: Change): Promise<void> {
  await req.payload.update({
    collection: 'releases',
    id,
    data,
    depth: 0,
    overrideAccess: true,
    overrideLock: true,
    req: nestedRequest(req),
  })
}
