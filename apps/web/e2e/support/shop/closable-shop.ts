import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { readTestEnv } from '../test-env.ts'

const shop = new URL(readTestEnv().webUrl)

/** Answers instead of the shop where it returns true. */
type Instead = (req: IncomingMessage, res: ServerResponse) => boolean

export type ClosableShop = {
  origin: string
  /** No network: the port is shut and every connection cut. */
  close: () => Promise<void>
  open: () => Promise<void>
  /** From now on asked before the shop is; null for nobody. */
  answerWith: (instead: Instead | null) => void
}

/**
 * The worker's own shop behind a door that can really be shut, for a browser that has to do without it. Every door has
 * a port of its own, so that nothing one test made a browser keep is there in another.
 */
export async function closableShop(): Promise<ClosableShop> {
  let instead: Instead | null = null
  let server = await listen(0)
  const { port } = server.address() as AddressInfo
  function listen(on: number): Promise<Server> {
    const made = createServer((req, res) => {
      if (!instead?.(req, res)) pass(req, res)
    })
    return new Promise((resolve) => made.listen(on, '127.0.0.1', () => resolve(made)))
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    open: async () => {
      server = await listen(port)
    },
    answerWith: (given) => {
      instead = given
    },
  }
}

/** Hands a request on. The shop believes forms of its own address alone. */
function pass(req: IncomingMessage, res: ServerResponse): void {
  const headers = { ...req.headers, ...(req.headers.origin && { origin: shop.origin }) }
  const asked = request(
    { hostname: shop.hostname, port: shop.port, method: req.method, path: req.url, headers },
    (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(res)
    },
  )
  asked.on('error', () => (res.socket as Socket | null)?.destroy())
  res.on('close', () => asked.destroy())
  req.pipe(asked)
}
