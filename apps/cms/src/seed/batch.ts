import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { rememberEntries } from './entries.ts'
import { followSeeded } from './follow-seeded.ts'
import type { SeedContext } from './seed-context.ts'

/**
 * Creates several documents in one transaction: all of them are there after a power cut, or none. What only follows from
 * a document (its version, the translation desk, addresses, announcements) is written for all of them at the end.
 */
export async function createTogether(context: SeedContext, work: () => Promise<void>): Promise<void> {
  const req = await createLocalReq({}, context.payload)
  await initTransaction(req)
  context.batch = { req, documents: [], entries: [] }
  try {
    await work()
    await followSeeded(context.batch)
    await rememberEntries(req, context.batch.entries)
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
