import http from 'node:http'
import type { Encoding } from './rate.ts'

export type PackedPage = { body: Buffer; encoding: string }

/** A page as it travels. Trap: `fetch` would unpack it. */
export function packedPage(url: string, encoding: Encoding | 'identity'): Promise<PackedPage> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`))
          else resolve({ body: Buffer.concat(chunks), encoding: response.headers['content-encoding'] ?? 'identity' })
        })
      })
      .on('error', reject)
  })
}
