import { createServer, type Server } from 'node:http'
import type { Registry } from 'prom-client'

/**
 * Answers the operator's Prometheus on a port of its own, which no visitor reaches.
 * @param failed told why nobody can be answered: a port that another process has must not end this one
 */
export function serveMetrics(
  { registry, refresh }: { registry: Registry; refresh: () => Promise<void> },
  { port, host }: { port: number; host: string },
  failed: (error: unknown) => void,
): Server {
  const server = createServer(async (req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') {
      res.writeHead(404).end()
      return
    }
    try {
      await refresh()
      const text = await registry.metrics()
      res.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text)
    } catch (error) {
      failed(error)
      res.writeHead(500).end()
    }
  })
  server.on('error', failed)
  return server.listen(port, host)
}
