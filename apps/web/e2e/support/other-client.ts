import http from 'node:http'
import { readTestEnv } from './test-env.ts'

const { webUrl } = readTestEnv()

export type Answer = { status: number; html: string; retryAfter: string | undefined }

/**
 * Asks as another client than everybody else in the tests: limits count by the address that a connection comes from,
 * and the whole of 127.0.0.0/8 is this machine.
 */
export function clientAt(localAddress: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8, localAddress })
  return {
    ask: (path: string) =>
      new Promise<Answer>((resolve, reject) => {
        const request = http.get(`${webUrl}${path}`, { agent }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              html: Buffer.concat(chunks).toString(),
              retryAfter: response.headers['retry-after'],
            }),
          )
        })
        request.on('error', reject)
      }),
    leave: () => agent.destroy(),
  }
}
