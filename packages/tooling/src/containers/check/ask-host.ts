import http from 'node:http'
import { text } from 'node:stream/consumers'

export type Answer = { status: number; body: string }

/** Asks an address for a path, as if it had been reached by a host’s name. */
export function askHost(address: string, host: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.get({ host: address, port: 80, path, headers: { host }, agent: false }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject)
    })
    request.once('error', reject)
  })
}
