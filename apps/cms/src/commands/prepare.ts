import { getPayload } from 'payload'
import { ensureFirstEditor } from '../operations/ensure-first-editor.ts'
import { fillDesk } from '../operations/fill-desk.ts'
import config from '../payload.config.ts'
import { seed } from '../seed/run.ts'

/**
 * Brings a database up to date: migrations, the first member of the staff, the demo content. Safe to repeat.
 * Prints `first-editor: EMAIL PASSWORD` once, when the account is made.
 */
const payload = await getPayload({ config })
await payload.db.migrate()
await fillDesk(payload)
const made = await ensureFirstEditor(payload)
if (made) console.log(`first-editor: ${made.email} ${made.password}`)
if (!process.argv.includes('--without-content')) await seed(payload)
await payload.destroy()
process.exit(0)
