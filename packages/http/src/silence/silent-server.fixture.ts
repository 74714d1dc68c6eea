import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endWhenSilent } from './end-when-silent.ts'

/** A server that says once that it is well; asked again, it never comes back to its loop. */
let isAsked = false
const server = createServer((_, res) => {
  if (isAsked) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  isAsked = true
  res.end('yes')
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  const fail = (error: Error) => {
    console.error(error)
    process.exit(1)
  }
  const watched = { url: `http://127.0.0.1:${port}/health`, marks: { service: 'shop' } }
  endWhenSilent(watched, fail, { everyMs: 20, answerMs: 200 })
})
