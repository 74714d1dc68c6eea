import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { BookingInput } from '../../src/modules/appointments/operations/book-appointment.ts'
import type { OrderInput } from '../../src/modules/orders/operations/place-order.ts'
import { testVariables } from '../support/test-server.ts'

export type RaceJob =
  | { kind: 'book'; input: BookingInput; now: string; dieAfterCommit?: boolean }
  | { kind: 'order'; input: OrderInput; dieAfterCommit?: boolean }
export type RaceResult = { ok: true; answer: { reference: string } } | { ok: false; error: string }

/** Processes that work on one database, as two storefronts would. */
export async function openRace(databaseUrl: string, processes = 2) {
  const name = new URL(databaseUrl).pathname.slice(1)
  const env = { ...process.env, ...(await testVariables(name)), DATABASE_POOL_MAX: '10' }
  const workers = await Promise.all(Array.from({ length: processes }, () => startWorker(env)))
  return {
    /** Each process does its own list, several at once; all begin together. */
    run: async (lists: RaceJob[][], atOnce = 8): Promise<RaceResult[]> => {
      const answers = lists.map(async (jobs, index) => {
        const worker = workers[index % processes] as ChildProcess
        worker.send({ jobs, atOnce })
        const [{ results }] = (await once(worker, 'message')) as [{ results: RaceResult[] }]
        return results
      })
      return (await Promise.all(answers)).flat()
    },
    /** Sends one piece of work to a process of its own that does not live to answer. */
    runAndLose: async (job: RaceJob): Promise<void> => {
      const worker = await startWorker(env)
      const gone = once(worker, 'exit')
      worker.send({ jobs: [job], atOnce: 1 })
      const [, signal] = await gone
      if (signal !== 'SIGKILL') throw new Error('The process answered after all.')
    },
    close: () => {
      for (const worker of workers) worker.kill()
    },
  }
}

async function startWorker(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const worker = fork(path.join(import.meta.dirname, 'race-worker.ts'), {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [first] = await Promise.race([once(worker, 'message'), once(worker, 'exit').then(() => ['gone'])])
  if (first !== 'ready') throw new Error('A process of the race did not start.')
  return worker
}
