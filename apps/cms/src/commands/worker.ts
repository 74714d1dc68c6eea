import { setTimeout as pause } from 'node:timers/promises'
import { getPayload } from 'payload'
import { announcePeriods } from '../operations/announce-periods.ts'
import { eraseWhatEnded } from '../operations/delete-customer.ts'
import config from '../payload.config.ts'

/** Runs scheduled publications and announces promotion periods, once a second, until told to stop. */
const interval = 1000
const eraseEvery = 60_000
let erasedAt = 0
const payload = await getPayload({ config })
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (stopping = true))
console.log('worker: ready')

while (!stopping) {
  await tick()
  await pause(interval)
}
await payload.destroy()
process.exit(0)

/** A database that is away for a while must not end the worker: it says so and tries again. */
async function tick(): Promise<void> {
  try {
    await payload.jobs.run({ limit: 20, silent: true, overrideAccess: true })
    await announcePeriods(payload)
    await eraseNowAndThen()
  } catch (error) {
    payload.logger.error(`worker: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function eraseNowAndThen(): Promise<void> {
  if (Date.now() - erasedAt < eraseEvery) return
  erasedAt = Date.now()
  await eraseWhatEnded(payload)
}
