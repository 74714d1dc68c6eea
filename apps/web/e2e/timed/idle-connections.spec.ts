import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { memoryOfListener } from '../support/shop/process-memory.ts'
import { expect, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'
import { visit } from '../support/visitor.ts'

const { fullSize, webUrl } = readTestEnv()
const { hostname, port } = new URL(webUrl)

const connections = fullSize ? 10_000 : 500
/** Seen are 11 to 16; the rest lies between two collections. */
const mostKibEach = 40
const slackMiB = 100
const visits = 100

test('whoever only keeps a connection open takes little memory and holds up nobody', async () => {
  test.setTimeout(120_000)
  const before = await memoryOfListener(Number(port))
  const sockets: Socket[] = []
  try {
    while (sockets.length < connections) {
      const more = Array.from({ length: 100 }, () => connect({ host: hostname, port: Number(port) }))
      sockets.push(...more)
      await Promise.all(more.map((socket) => once(socket, 'connect')))
      for (const socket of more) socket.on('error', () => undefined).resume()
    }
    const times: number[] = []
    for (let index = 0; index < visits; index += 1) {
      const begun = performance.now()
      expect((await visit('/apparaty')).status).toBe(200)
      times.push(performance.now() - begun)
    }
    const growth = (await memoryOfListener(Number(port))) - before
    const [median = 0, slow = 0] = [0.5, 0.95].map((part) => times.toSorted((a, b) => a - b)[Math.floor(visits * part)])
    console.log(
      `${connections} idle: ${growth.toFixed(0)} MiB more, answers in ${median.toFixed(1)} and ${slow.toFixed(1)} ms`,
    )
    expect(slow).toBeLessThan(50)
    expect(growth).toBeLessThan(slackMiB + (connections * mostKibEach) / 1024)
  } finally {
    for (const socket of sockets) socket.destroy()
  }
})
