import { setTimeout as pause } from 'node:timers/promises'
import { StackError } from '../env.ts'
import type { Child } from './child.ts'

/** Waits until an address answers below 500. @throws when the process ends first or the time is up. */
export async function waitForHttp(url: string, child: Child, timeoutMs = 90_000): Promise<void> {
  const deadline = Date.now() + timeoutMs
  let ended = false
  void child.exited.then(() => {
    ended = true
  })
  while (Date.now() < deadline) {
    if (ended) throw new StackError(`${child.name} stopped before it answered; see its log in the data folder.`)
    if (await answers(url)) return
    await pause(100)
  }
  throw new StackError(`${child.name} did not answer at ${url} within ${timeoutMs / 1000} s.`)
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000) }).catch(() => null)
  await response?.body?.cancel()
  return response !== null && response.status < 500
}
