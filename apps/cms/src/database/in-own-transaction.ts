import type { Result } from '@estu/domain/result'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** Does all of a piece of work or, where it fails or refuses, nothing of it. */
export async function inOwnTransaction<T, E extends string>(
  req: PayloadRequest,
  work: () => Promise<Result<T, E>>,
): Promise<Result<T, E>> {
  const isOwner = await initTransaction(req)
  try {
    const result = await work()
    if (isOwner) await (result.ok ? commitTransaction(req) : killTransaction(req))
    return result
  } catch (error) {
    if (isOwner) await killTransaction(req)
    throw error
  }
}
