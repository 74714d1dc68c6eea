import { getPayload } from 'payload'
import config from '../payload.config.ts'

/** Brings a database's tables up to date, and nothing else. */
const payload = await getPayload({ config })
await payload.db.migrate()
process.exit(0)
