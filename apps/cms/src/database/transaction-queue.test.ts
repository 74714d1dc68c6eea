import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noTurnMessage, TransactionQueue } from './transaction-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('lets in as many as may be open, and the others in the order of coming', async () => {
  const queue = new TransactionQueue(2, 1000)
  const begun: string[] = []
  const begin = (name: string) => queue.take().then(() => begun.push(name))
  await Promise.all([begin('first'), begin('second')])
  const waiting = [begin('third'), begin('fourth')]
  await vi.advanceTimersByTimeAsync(999)
  expect(begun).toEqual(['first', 'second'])
  queue.release()
  await waiting[0]
  expect(begun).toEqual(['first', 'second', 'third'])
  queue.release()
  await waiting[1]
  expect(begun.at(-1)).toBe('fourth')
})

it('refuses whose turn does not come in time, and forgets them', async () => {
  const queue = new TransactionQueue(1, 1000)
  await queue.take()
  const late = expect(queue.take()).rejects.toThrow(noTurnMessage)
  await vi.advanceTimersByTimeAsync(1000)
  await late
  queue.release()
  await expect(queue.take()).resolves.toBeUndefined()
})
