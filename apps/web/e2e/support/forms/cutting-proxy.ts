import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readTestEnv } from '../test-env.ts'

/** Where a network breaks: before the form arrives, while its answer is on the way, or just before that answer. */
export type Cut = 'before' | 'during' | 'after'

export type CuttingProxy = {
  origin: string
  /** What becomes of the next posted forms, one after the other; then nothing is cut any more. */
  cuts: Cut[]
  /** How many posted forms reached the shop. */
  arrived: () => number
  close: () => Promise<void>
}

/** A network between a browser and the shop that breaks when it is told to. */
export async function openCuttingProxy(): Promise<CuttingProxy> {
  const shop = new URL(readTestEnv().webUrl)
  const cuts: Cut[] = []
  let count = 0
  const server = createServer((req, res) => {
    const isForm = req.method === 'POST' && req.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    const cut = isForm ? cuts.shift() : undefined
    if (cut === 'before') return void req.socket.destroy()
    if (isForm) count += 1
    pass(shop, req, res, cut)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts,
    arrived: () => count,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function pass(shop: URL, req: IncomingMessage, res: ServerResponse, cut: Cut | undefined): void {
  const { method, headers, url: path } = req
  const options = { host: shop.hostname, port: shop.port, method, path, headers }
  const onward = request(options, (answer) => {
    if (cut === 'after') {
      // The shop has done its work; nobody hears of it.
      answer.resume().on('end', () => req.socket.destroy())
      return
    }
    res.writeHead(answer.statusCode ?? 502, answer.headers)
    if (cut === 'during') {
      res.flushHeaders()
      answer.resume().on('end', () => req.socket.destroy())
      return
    }
    answer.pipe(res)
  })
  onward.on('error', () => res.destroy())
  req.pipe(onward)
}
