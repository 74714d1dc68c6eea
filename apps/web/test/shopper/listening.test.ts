import net from 'node:net'
import os from 'node:os'
import { readTestEnv } from '../../e2e/support/test-env.ts'
import { expect, test } from '../support/test.ts'

/** Another address of this machine than the one we listen on: that of a network, or of loopback where there is none. */
const elsewhere =
  Object.values(os.networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2'

function call(host: string, port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port })
    socket.once('connect', () => {
      socket.destroy()
      resolve('answered')
    })
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  })
}

test('neither storefront nor CMS listens beyond 127.0.0.1 unless told to', async () => {
  const { webUrl, cmsUrl } = readTestEnv()
  for (const url of [webUrl, cmsUrl]) {
    const port = Number(new URL(url).port)
    expect(await call('127.0.0.1', port)).toBe('answered')
    expect(await call(elsewhere, port)).toBe('ECONNREFUSED')
  }
})
