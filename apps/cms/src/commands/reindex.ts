import { getPayload } from 'payload'
import { reindex } from '../modules/catalogue/index.ts'
import { fillLinks } from '../modules/links/index.ts'
import { fillMemory } from '../modules/translation/index.ts'
import config from '../payload.config.ts'

/** Makes the read model of lists and search anew, and fills the translation memory and the report of links, while the shop may be open. */
const payload = await getPayload({ config })
const begun = Date.now()
let saidAt = 0
await reindex(payload, ({ collection, done }) => {
  if (Date.now() - saidAt < 3000) return
  saidAt = Date.now()
  console.log(`${collection}: ${done} (${((saidAt - begun) / 1000).toFixed(1)} s)`)
})
console.log(`translation memory: ${await fillMemory(payload)}`)
console.log(`links: ${await fillLinks(payload)}`)
console.log(`done (${((Date.now() - begun) / 1000).toFixed(1)} s)`)
await payload.destroy()
process.exit(0)
