import { writeSync } from 'node:fs'
import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'
import { silentTimes, untilSilent } from '@estu/domain/requests/silence'
import type { Watch } from './end-when-silent.ts'

/** The thread that asks its own process whether it is well, and ends it once it says nothing. */
const { url, marks, everyMs, answerMs } = workerData as Watch

async function isAnswered(): Promise<boolean> {
  const request = get(url, { agent: false })
  const heard = new Promise<boolean>((resolve) => {
    // Refused or cut off is an answer too, as when all connections are taken: what hangs says nothing at all.
    request.once('response', () => resolve(true)).on('error', () => resolve(true))
  })
  const answered = await Promise.race([heard, pause(answerMs, false)])
  request.destroy()
  return answered
}

await untilSilent({ answers: isAnswered, wait: () => pause(everyMs) })
const msg = `/health did not answer ${silentTimes} times in a row: the process ends, to be started again`
const line = JSON.stringify({ level: 'error', time: new Date().toISOString(), ...marks, msg })
try {
  // Trap: what a thread prints in other ways is passed on by the main one, which hangs.
  writeSync(2, `${line}\n`)
} finally {
  process.kill(process.pid, 'SIGKILL')
}
