import { describeSession } from '@/session/describe-session'
import { readCookies } from '@/session/read-cookies'

/** Who is signed in, for the browser's own code. 401 ends the session in every tab. */
export async function GET(request: Request): Promise<Response> {
  const session = await describeSession(readCookies(request.headers))
  const headers = { 'cache-control': 'private, no-store' }
  return session
    ? Response.json(session, { headers })
    : Response.json({ error: 'signed-out' }, { status: 401, headers })
}
