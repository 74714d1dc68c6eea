import { getPayload } from 'payload'
import { reindex } from '../modules/catalogue/index.ts'
import config from '../payload.config.ts'

/** Makes the read model of lists and search anew, while the shop may be open. */
const payload = await getPayload({ config })
const begun = Date.now()
let saidAt = 0
await reindex(payload, ({ collection, done }) => {
  if (Date.now() - saidAt < 3000) return
  saidAt = Date.now()
  console.log(`${collection}: ${done} (${((saidAt - begun) / 1000).toFixed(1)} s)`)
})
console.log(`done (${((Date.now() - begun) / 1000).toFixed(1)} s)`)
await payload.destroy()
process.exit(0)
