import net from 'node:net'
import { OperatorError } from '../env.ts'

/** Ports this process gave away: whoever got one may not have begun to listen yet. */
const given = new Set<number>()

/** A free port on loopback, each time another. */
export async function freePort(): Promise<number> {
  const port = await anyPort()
  if (given.has(port)) return freePort()
  given.add(port)
  return port
}

function anyPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

/** @throws a sentence that names the port and the variable which changes it. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  for (const host of ['127.0.0.1', '::']) {
    if (await isTaken(port, host)) {
      throw new OperatorError(`port ${port} is taken by another program. Stop it or set ${variable} to a free port.`)
    }
  }
}

function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'))
    server.listen(port, host, () => server.close(() => resolve(false)))
  })
}
