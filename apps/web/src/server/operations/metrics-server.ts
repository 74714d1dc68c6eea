import { createServer, type Server } from 'node:http'
import type { Registry } from 'prom-client'

/** Answers the operator's Prometheus on a port of its own, which no visitor reaches. */
export function serveMetrics(registry: Registry, port: number, host: string): Server {
  const server = createServer(async (req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') {
      res.writeHead(404).end()
      return
    }
    try {
      const text = await registry.metrics()
      res.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text)
    } catch (error) {
      console.error('metrics:', error)
      res.writeHead(500).end()
    }
  })
  // A port that another process has must not end this one.
  server.on('error', (error) => console.error('metrics: nobody can read them', error))
  return server.listen(port, host)
}
