import type { Payload, TypedUser } from 'payload'
import { waitingOf } from '../../../access/waiting.ts'
import { refuseUntilReady } from '../../../modules/staff/index.ts'

type Context = { params: Promise<{ slug?: string[] }> }
type Handler = (request: Request, context: Context) => Promise<Response>
type OpenCms = () => Promise<Payload>

/** What a caller without a session may ask of the generated interface. Everything else does not exist for them. */
const allowed: readonly { method: string; path: RegExp }[] = [
  { method: 'GET', path: /^\/api\/media\/file\/[^/]+$/ },
  { method: 'HEAD', path: /^\/api\/media\/file\/[^/]+$/ },
  {
    method: 'POST',
    path: /^\/api\/staff\/(login|logout|forgot-password|reset-password|accept-invitation|refresh-token)$/,
  },
  // Known by a word or a signature of its own, see there.
  { method: 'GET', path: /^\/api\/whatsapp\/webhook$/ },
  { method: 'POST', path: /^\/api\/whatsapp\/webhook$/ },
]

/** Closed to everybody: the first member of the staff is made by the start command, never over the network. */
const neverAllowed = /^\/api\/staff\/(first-register|init)$/

/**
 * The outer of two locks on the generated REST interface (the inner one is each collection's access rule):
 * a request that carries no session is answered only from the list above. Whose session
 * still waits for something is answered from little more.
 */
export function behindGate(openCms: OpenCms, handler: Handler): Handler {
  return async (request, context) => {
    const { pathname } = new URL(request.url)
    if (neverAllowed.test(pathname)) return notFound()
    if (request.method === 'GET' && pathname === '/api/staff/me')
      return (await isWaiting(openCms, request)) ? nobodyYet() : handler(request, context)
    if (isAllowed(request.method, pathname)) return handler(request, context)
    const user = await userOf(openCms, request)
    if (!user) return notFound()
    return refuseUntilReady(user, pathname) ?? handler(request, context)
  }
}

const isAllowed = (method: string, pathname: string) =>
  allowed.some((rule) => rule.method === method && rule.path.test(pathname))

/** Forms that stay open ask who is here: somebody whose second step is still to come is nobody yet. */
const isWaiting = async (openCms: OpenCms, request: Request) => waitingOf(await userOf(openCms, request)) !== null
const nobodyYet = () => Response.json({ user: null }, { headers: { 'cache-control': 'no-store' } })

/** A forged or expired token is no session: it is checked before the interface is asked anything. */
async function userOf(openCms: OpenCms, request: Request): Promise<TypedUser | null> {
  const presented = request.headers.has('authorization') || /payload-token=/.test(request.headers.get('cookie') ?? '')
  if (!presented) return null
  const payload = await openCms()
  const { user } = await payload.auth({ headers: request.headers })
  return user
}

const notFound = () => Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 })
