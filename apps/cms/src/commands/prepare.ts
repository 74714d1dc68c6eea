import { getPayload } from 'payload'
import { applyAllFacetChanges, refreshReadModel } from '../modules/catalogue/index.ts'
import { refreshLinks } from '../modules/links/index.ts'
import { rebuildStatus } from '../modules/publishing/index.ts'
import { collectWords } from '../modules/search/index.ts'
import { ensureFirstEditor } from '../modules/staff/index.ts'
import config from '../payload.config.ts'
import { recogniseSeeded } from '../seed/recognise-seeded.ts'
import { seed } from '../seed/run.ts'
import { withSetupLock } from '../setup/checks/setup-lock.ts'
import { isOwnShop } from '../setup/is-own-shop.ts'

/**
 * Brings a database up to date: migrations, the first member of the staff, the demo content unless the shop is its
 * owner's. Safe to repeat. Prints `first-editor: EMAIL PASSWORD` once, when the account is made.
 */
const payload = await getPayload({ config })
await withSetupLock(payload, async () => {
  await payload.db.migrate()
  await rebuildStatus(payload)
  await refreshReadModel(payload)
  await refreshLinks(payload)
  const made = await ensureFirstEditor(payload)
  if (made) console.log(`first-editor: ${made.email} ${made.password}`)
  const isDemo = !process.argv.includes('--without-content') && !(await isOwnShop(payload))
  if (isDemo) await seed(payload)
  await recogniseSeeded(payload)
})
await applyAllFacetChanges(payload)
while ((await collectWords(payload)) > 0);
await payload.destroy()
process.exit(0)
