import type { Payload } from 'payload'
import { TransactionQueue } from './transaction-queue.ts'

/** Shorter than the browser waits for a save (`send-changes.ts`). */
const waitMs = 15_000

/**
 * Keeps connections free for what is read outside of transactions. Trap: Payload looks for a document's locks outside
 * of the save's own transaction. Where as many saves as there are connections wait for the row of one of them, that one
 * waits for a connection, and all fail together. Whoever begins a transaction waits for a turn here instead.
 * @param poolMax connections of the pool.
 */
export function limitTransactions({ db }: Payload, poolMax: number): void {
  const spare = poolMax > 4 ? 2 : 1
  const queue = new TransactionQueue(Math.max(1, poolMax - spare), waitMs)
  const open = new Set<number | string>()
  const { beginTransaction, commitTransaction, rollbackTransaction } = db

  const ending =
    (end: typeof commitTransaction): typeof commitTransaction =>
    async (incoming) => {
      const id = await incoming
      try {
        await end.call(db, id)
      } finally {
        if (open.delete(id)) queue.release()
      }
    }

  db.beginTransaction = async (options) => {
    await queue.take()
    const id = await beginTransaction.call(db, options).catch((error: unknown) => {
      queue.release()
      throw error
    })
    if (id === null) queue.release()
    else open.add(id)
    return id
  }
  db.commitTransaction = ending(commitTransaction)
  db.rollbackTransaction = ending(rollbackTransaction)
}
