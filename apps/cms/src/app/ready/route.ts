import { getPayload } from 'payload'
import config from '../../payload.config.ts'

export const dynamic = 'force-dynamic'

/** Whether this process can serve editors: 200 when it reaches its database, 503 when it does not. */
export async function GET(): Promise<Response> {
  try {
    const payload = await getPayload({ config })
    await payload.count({ collection: 'staff', overrideAccess: true })
    return Response.json({ ready: true })
  } catch {
    return Response.json({ ready: false }, { status: 503 })
  }
}
