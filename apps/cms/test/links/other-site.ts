import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type OtherSite = {
  url: (path: string) => string
  /** `HEAD /path` in the order of asking. */
  asked: string[]
  close: () => Promise<void>
}

const redirects: Record<string, string> = {
  '/loop': '/loop',
  '/one-more': '/ok',
  '/to-metadata': 'http://169.254.169.254/latest/meta-data/',
  '/to-file': 'file:///etc/passwd',
  ...Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`/hop-${n}`, `/hop-${n + 1}`])),
  '/hop-6': '/ok',
}
const statuses: Record<string, number> = { '/ok': 200, '/gone': 404, '/ill': 500, '/closed': 403 }

/** A site of somebody else on this machine, with pages that answer in every way there is. */
export async function openOtherSite(): Promise<OtherSite> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: (path) => `http://127.0.0.1:${port}${path}`,
    asked,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function answer({ method, url = '' }: IncomingMessage, response: ServerResponse): void {
  if (url === '/silent') return
  const to = redirects[url]
  if (to) return void response.writeHead(302, { location: to }).end()
  // Some sites answer no question about a page, only for it.
  if (url === '/by-get-alone') return void response.writeHead(method === 'GET' ? 200 : 405).end()
  response.writeHead(statuses[url] ?? 200).end('<html></html>')
}

/** An address of this machine at which nobody listens any more. */
export async function closedPort(): Promise<string> {
  const site = await openOtherSite()
  await site.close()
  return site.url('/')
}
