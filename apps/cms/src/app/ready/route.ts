import { getPayload } from 'payload'
import { migrations } from '../../migrations/index.ts'
import { pendingMigrations } from '../../operations/pending-migrations.ts'
import config from '../../payload.config.ts'

export const dynamic = 'force-dynamic'

const names = migrations.map(({ name }) => name)

/** Whether this process can serve editors: its database answers, and has every table that this release asks for. */
export async function GET(): Promise<Response> {
  try {
    const payload = await getPayload({ config })
    const ready = (await pendingMigrations(payload, names)).length === 0
    return Response.json({ ready }, { status: ready ? 200 : 503 })
  } catch {
    return Response.json({ ready: false }, { status: 503 })
  }
}
