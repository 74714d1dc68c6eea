import { setTimeout as pause } from 'node:timers/promises'
import { OperatorError } from '../env.ts'
import type { Child } from './child.ts'
import { watchProgress } from './progress-watch.ts'

const pauseMs = 100
/** A faulty server answers at once, and so often; one on a slow machine gets ready between as many answers. */
const refusalsAtMost = 3000

/**
 * Waits until an address answers below 500, as long as the process gets on.
 * @throws when the process ends first, hangs, or keeps answering that it is not ready.
 */
export async function waitForHttp(url: string, child: Child, patienceMs?: number): Promise<void> {
  const watch = watchProgress(child.process, patienceMs)
  let ended = false
  void child.exited.then(() => {
    ended = true
  })
  try {
    for (let refusals = 0; refusals < refusalsAtMost; ) {
      if (ended) throw new OperatorError(`${child.name} stopped before it answered; see its log in the data folder.`)
      if (watch.isStalled()) throw new OperatorError(`${child.name} hangs and does not answer at ${url}.`)
      const status = await statusOf(url)
      if (status !== null && status < 500) return
      if (status !== null) refusals += 1
      await pause(pauseMs)
    }
  } finally {
    watch.stop()
  }
  throw new OperatorError(`${child.name} answers at ${url}, but is never ready; see its log in the data folder.`)
}

async function statusOf(url: string): Promise<number | null> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(60_000) }).catch(() => null)
  await response?.body?.cancel()
  return response?.status ?? null
}
