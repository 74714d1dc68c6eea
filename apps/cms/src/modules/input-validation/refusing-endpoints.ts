import type { Endpoint, PayloadRequest } from 'payload'

type Inner = Omit<Endpoint, 'root'>
type Refuse = (req: PayloadRequest, given: unknown) => void

/** Trap: these ask the database before any hook, or run none: signing in, and how the admin remembers its lists. */
const withoutHooks = ['/:key', '/login', '/forgot-password', '/reset-password', '/unlock', '/verify/:id']

/** The same addresses, which refuse what no database keeps before they ask it. */
export const refusingEndpoints = (endpoints: Inner[], refuse: Refuse): Inner[] =>
  endpoints.map((endpoint) => (withoutHooks.includes(endpoint.path) ? refusing(endpoint, refuse) : endpoint))

/** Trap: a list of the versions of a single document runs no hook before it is asked for. */
export const refusingLists = (endpoints: Inner[], refuse: (req: PayloadRequest) => void): Inner[] =>
  endpoints.map((endpoint) =>
    endpoint.method === 'get' && endpoint.path === '/versions'
      ? {
          ...endpoint,
          handler: (req) => {
            refuse(req)
            return endpoint.handler(req)
          },
        }
      : endpoint,
  )

function refusing(endpoint: Inner, refuse: Refuse): Inner {
  const handler: Endpoint['handler'] = async (req) => {
    refuse(req, { ...req.routeParams, body: endpoint.method === 'get' ? undefined : await bodyOf(req) })
    return endpoint.handler(req)
  }
  return { ...endpoint, handler }
}

/** What was sent, read from a copy; nothing where it cannot be read, which the address itself answers. */
async function bodyOf(req: PayloadRequest): Promise<unknown> {
  try {
    const copy = req.clone?.()
    if (!req.headers.get('content-type')?.includes('multipart/')) return await copy?.json()
    const sent = (await copy?.formData())?.get('_payload')
    return typeof sent === 'string' ? JSON.parse(sent) : undefined
  } catch {
    return undefined
  }
}
