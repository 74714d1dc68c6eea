import { getPayload } from 'payload'
import config from '../payload.config.ts'
import { type ScaleProgress, seedScale } from '../seed/scale/seed-scale.ts'

/** Adds invented products to the database it is given. Usage: node seed-scale.ts COUNT */
const count = Number(process.argv[2])
if (!Number.isInteger(count) || count < 1) throw new Error('Usage: node seed-scale.ts COUNT')
const everyMs = 3000
const started = Date.now()
let saidAt = 0

const payload = await getPayload({ config })
await seedScale(payload, count, say)
await payload.destroy()
process.exit(0)

function say({ step, done, total }: ScaleProgress): void {
  if (done < total && Date.now() - saidAt < everyMs) return
  saidAt = Date.now()
  const seconds = ((Date.now() - started) / 1000).toFixed(0)
  const memory = (process.memoryUsage().rss / 2 ** 20).toFixed(0)
  console.log(`${step}: ${done} of ${total}, ${seconds} s, ${memory} MB in use`)
}
