import { BasePayload } from 'payload'
import { createConfig } from '../../src/config.ts'
import { readCmsEnv } from '../../src/env.ts'
import { bookAppointment } from '../../src/modules/appointments/operations/book-appointment.ts'
import { placeOrder } from '../../src/modules/orders/operations/place-order.ts'
import type { RaceJob, RaceResult } from './race.ts'

/** One of several processes that do the same thing at the same moment, each with connections of its own. */
const payload = await new BasePayload().init({ config: createConfig(readCmsEnv()) })
process.send?.('ready')
process.on('message', async ({ jobs, atOnce }: { jobs: RaceJob[]; atOnce: number }) => {
  const results: RaceResult[] = Array.from({ length: jobs.length })
  let next = 0
  const runner = async () => {
    while (next < jobs.length) {
      const index = next++
      results[index] = await run(jobs[index] as RaceJob)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, runner))
  process.send?.({ results })
})

async function run(job: RaceJob): Promise<RaceResult> {
  try {
    if (job.kind === 'book') {
      const booked = await bookAppointment(payload, job.input, new Date(job.now))
      if (job.dieAfterCommit) process.kill(process.pid, 'SIGKILL')
      return booked.ok ? { ok: true, answer: booked.value } : { ok: false, error: booked.error }
    }
    const placed = await placeOrder(payload, job.input)
    // Stored, and nobody will hear of it.
    if (job.dieAfterCommit) process.kill(process.pid, 'SIGKILL')
    return placed.ok ? { ok: true, answer: placed.value } : { ok: false, error: placed.error }
  } catch (error) {
    return { ok: false, error: `thrown: ${error instanceof Error ? error.message : String(error)}` }
  }
}
