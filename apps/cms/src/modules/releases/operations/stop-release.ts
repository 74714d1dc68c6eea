import type { Payload } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { lockRow } from '../../../database/lock-row.ts'
import { changeRelease } from './change-release.ts'
import { isDue, readRelease } from './read-release.ts'
import { type StopReason, storedReasons } from './stop-reasons.ts'

/** Keeps a release from being tried again, and why; one that was published, called off or moved meanwhile is left as it is. */
export const stopRelease = (
  payload: Payload,
  id: string,
  reasons: readonly StopReason[],
  inKazakh: readonly StopReason[] = [],
): Promise<void> =>
  inTransaction(payload, 'ru', async (req) => {
    await lockRow(req, 'releases', id)
    const release = await readRelease(req, id)
    if (!release || !isDue(release)) return
    await changeRelease(req, id, { state: 'stopped', stoppedBy: storedReasons(reasons, inKazakh) })
  })
