import { getPayload } from 'payload'
import { applyAllFacetChanges, refreshReadModel } from '../modules/catalogue/index.ts'
import { refreshLinks } from '../modules/links/index.ts'
import { rebuildStatus } from '../modules/publishing/index.ts'
import { collectWords } from '../modules/search/index.ts'
import { ensureFirstEditor } from '../modules/staff/index.ts'
import config from '../payload.config.ts'
import { seed } from '../seed/run.ts'

/**
 * Brings a database up to date: migrations, the first member of the staff, the demo content. Safe to repeat.
 * Prints `first-editor: EMAIL PASSWORD` once, when the account is made.
 */
const payload = await getPayload({ config })
await payload.db.migrate()
await rebuildStatus(payload)
await refreshReadModel(payload)
await refreshLinks(payload)
const made = await ensureFirstEditor(payload)
if (made) console.log(`first-editor: ${made.email} ${made.password}`)
if (!process.argv.includes('--without-content')) await seed(payload)
await applyAllFacetChanges(payload)
while ((await collectWords(payload)) > 0);
await payload.destroy()
process.exit(0)
