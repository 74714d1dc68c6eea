import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { rememberKeys } from './entries.ts'
import { followPlanted } from './follow-planted.ts'
import type { Garden } from './garden.ts'

/**
 * Plants several documents in one transaction: all of them are there after a power cut, or none. What only follows from
 * a document (its version, the translation desk, addresses, announcements) is written for all of them at the end.
 */
export async function plantTogether(garden: Garden, work: () => Promise<void>): Promise<void> {
  const req = await createLocalReq({}, garden.payload)
  await initTransaction(req)
  garden.batch = { req, documents: [], keys: [] }
  try {
    await work()
    await followPlanted(garden.batch)
    await rememberKeys(req, garden.batch.keys)
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
