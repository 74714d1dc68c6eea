import { getPayload, type TypedUser } from 'payload'
import { refuseUntilReplaced } from '../../../modules/staff/index.ts'
import config from '../../../payload.config.ts'

type Context = { params: Promise<{ slug?: string[] }> }
type Handler = (request: Request, context: Context) => Promise<Response>

/** What a caller without a session may ask of the generated interface. Everything else does not exist for them. */
const allowed: readonly { method: string; path: RegExp }[] = [
  { method: 'GET', path: /^\/api\/media\/file\/[^/]+$/ },
  { method: 'HEAD', path: /^\/api\/media\/file\/[^/]+$/ },
  { method: 'POST', path: /^\/api\/staff\/(login|logout|forgot-password|reset-password|refresh-token)$/ },
  { method: 'GET', path: /^\/api\/staff\/me$/ },
]

/** What more is open to somebody who has yet to replace a temporary password. */
const replacing = /^\/api\/staff\/change-password$/

/** Closed to everybody: the first member of the staff is made by the start command, never over the network. */
const neverAllowed = /^\/api\/staff\/(first-register|init)$/

/**
 * The outer of two locks on the generated REST interface (the inner one is each collection's access rule):
 * a request that carries no session is answered only from the list above. With a temporary password little more is.
 */
export function behindGate(handler: Handler): Handler {
  return async (request, context) => {
    const { pathname } = new URL(request.url)
    if (neverAllowed.test(pathname)) return notFound()
    if (isAllowed(request.method, pathname)) return handler(request, context)
    const user = await userOf(request)
    if (!user) return notFound()
    const refusal = replacing.test(pathname) ? null : refuseUntilReplaced(user)
    return refusal ?? handler(request, context)
  }
}

const isAllowed = (method: string, pathname: string) =>
  allowed.some((rule) => rule.method === method && rule.path.test(pathname))

/** A forged or expired token is no session: it is checked before the interface is asked anything. */
async function userOf(request: Request): Promise<TypedUser | null> {
  const presented = request.headers.has('authorization') || /payload-token=/.test(request.headers.get('cookie') ?? '')
  if (!presented) return null
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: request.headers })
  return user
}

const notFound = () => Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 })
