import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { listeningAddresses, memoryOfListener } from '../../e2e/support/shop/process-memory.ts'
import { readTestEnv } from '../../e2e/support/test-env.ts'
import { visit } from '../../e2e/support/visitor.ts'
import { ask, exchange, ownHost } from '../../e2e/support/wire/exchange.ts'
import { saidIn } from '../../e2e/support/wire/read-answers.ts'
import { inOneGo, smuggledRequests } from '../../e2e/support/wire/smuggled-requests.ts'
import { expect, step, test } from '../support/test.ts'

const { webUrl, cmsUrl, fullSize } = readTestEnv()
const { hostname, port } = new URL(webUrl)

/** What a process lets lie between two collections, whoever asks. */
const mostGrowthMiB = 250

test('of two servers that see different ends of a request neither answers what was hidden in it', async () => {
  for (const [name, text] of Object.entries(smuggledRequests)) {
    const answers = await exchange(text)
    expect(answers.length, name).toBeLessThan(2)
    for (const answer of answers) {
      expect(answer.status, name).toBeGreaterThanOrEqual(400)
      expect(answer.status, name).toBeLessThan(500)
      expect(saidIn(answer, 'connection'), name).toBe('close')
      expect(answer.body.includes('<html lang="kk"'), name).toBe(false)
    }
  }
  expect((await visit('/apparaty')).status).toBe(200)
})

/** Pages and files, by what is in each and in no other of them. */
const known = [
  ['/kk/cart', '<html lang="kk"'],
  ['/apparaty', '<html lang="ru"'],
  ['/sw.js', 'addEventListener'],
] as const

test('requests in one go, upgrades, long headers and strangers’ machines are answered as they are to be', async () => {
  await step('what is asked for in one go is answered in turn, each once and by its own page', async () => {
    const asked = Array.from({ length: 10 }, () => known).flat()
    const answers = await exchange(inOneGo(asked.map(([path]) => path)))
    expect(answers.map((answer) => saidIn(answer, 'x-request-id'))).toEqual(asked.map((_, index) => `turn-${index}`))
    for (const [index, [path, wanted]] of asked.entries()) {
      expect(answers[index]?.body.toString(), path).toContain(wanted)
    }
  })
  await step('a connection is handed to nobody who asks for another protocol', async () => {
    const upgrade = [
      ['connection', 'upgrade, close'],
      ['upgrade', 'websocket'],
      ['sec-websocket-version', '13'],
      ['sec-websocket-key', 'AAAAAAAAAAAAAAAAAAAAAA=='],
    ] as const
    for (const path of ['/apparaty', '/net-takoy-stranitsy', '/_next/hmr', '/_next/webpack-hmr']) {
      const { status } = await ask({ path, headers: upgrade })
      expect(status, path).toBe(path === '/apparaty' ? 200 : 404)
    }
    expect((await ask({ path: `http://${hostname}:${port}/health`, headers: upgrade })).status).toBe(400)
    for (const [path, wanted] of [
      ['/health', 200],
      ['/_next/webpack-hmr', 404],
    ] as const) {
      expect((await ask({ path, headers: upgrade }, cmsUrl)).status, `${path} of the CMS`).toBe(wanted)
    }
  })
  await step('nobody on another machine reaches the shop or its CMS, unless their operator says so', async () => {
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, scopeid }) => !internal && !scopeid)
    for (const url of [webUrl, cmsUrl].map((url) => new URL(url))) {
      const port = Number(url.port)
      expect(await listeningAddresses(port), url.host).toEqual([loopback])
      for (const { address } of others) {
        const refused = await new Promise((resolve) => {
          const socket = connect({ host: address, port }, () => {
            socket.destroy()
            resolve('let in')
          })
          socket.on('error', (error) => resolve('code' in error ? error.code : error))
        })
        expect(refused, `${address}:${port}`).toBe('ECONNREFUSED')
      }
    }
  })
  await step('long headers are read up to a size, and beyond it refused', async () => {
    const statusOf = async (size: number) =>
      (await ask({ path: '/apparaty', headers: [['x-long', 'a'.repeat(size)]] })).status
    expect(await statusOf(8 * 1024)).toBe(200)
    expect(await statusOf(90 * 1024)).toBe(200)
    expect(await statusOf(97 * 1024)).toBe(431)
    expect((await visit('/apparaty')).status).toBe(200)
  })
})

/** 127.0.0.1 as proc(5) writes it. */
const loopback = '0100007F'

test('who takes nothing and who never ends hold up nobody, and are given little', async () => {
  await step('readers who take nothing keep no page for themselves, and hold up nobody', async () => {
    const readers = 50
    const pagesEach = 60
    const before = await memoryOfListener(Number(port))
    const request = `GET /apparaty HTTP/1.1\r\nhost: ${ownHost}\r\n\r\n`
    const sockets: Socket[] = []
    try {
      for (let index = 0; index < readers; index += 1) {
        const socket = connect({ host: hostname, port: Number(port) }).pause()
        // Nobody reads, and the shop may leave whoever does not.
        socket.on('error', () => undefined)
        socket.write(request.repeat(pagesEach))
        sockets.push(socket)
      }
      for (let index = 0; index < 20; index += 1) expect((await visit('/kk/apparaty')).status).toBe(200)
      const growth = (await memoryOfListener(Number(port))) - before
      console.log(
        `memory: ${before.toFixed(0)} MiB, ${growth.toFixed(0)} more with ${readers} readers of ${pagesEach} pages`,
      )
      if (fullSize) expect(growth).toBeLessThan(mostGrowthMiB)
    } finally {
      for (const socket of sockets) socket.destroy()
    }
  })
  await step('writers who never end what they say hold up nobody and are given little', async () => {
    const before = await memoryOfListener(Number(port))
    const head = `host: ${ownHost}\r\norigin: ${webUrl}\r\n`
    const begun = [
      `GET /apparaty HTTP/1.1\r\n${head}x-slow: `,
      `POST /feedback HTTP/1.1\r\n${head}content-type: application/x-www-form-urlencoded\r\ncontent-length: 100000\r\n\r\na=`,
    ]
    const sockets = Array.from({ length: 200 }, (_, index) => {
      const socket = connect({ host: hostname, port: Number(port) })
      // The shop may leave them.
      socket.on('error', () => undefined).resume()
      socket.write(begun[index % begun.length] ?? '')
      return socket
    })
    const writing = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('a')
    }, 20)
    try {
      await Promise.all(sockets.map((socket) => socket.connecting && once(socket, 'connect')))
      const times: number[] = []
      for (let index = 0; index < 50; index += 1) {
        const asked = performance.now()
        expect((await visit(index % 2 ? '/apparaty' : '/kk/feedback')).status).toBe(200)
        times.push(performance.now() - asked)
      }
      const growth = (await memoryOfListener(Number(port))) - before
      const slowest = Math.max(...times)
      console.log(
        `${sockets.length} slow writers: ${growth.toFixed(0)} MiB more, others answered in ${slowest.toFixed(0)} ms at most`,
      )
      if (!fullSize) return
      expect(slowest).toBeLessThan(promptMs)
      expect(growth).toBeLessThan(mostGrowthMiB)
    } finally {
      clearInterval(writing)
      for (const socket of sockets) socket.destroy()
    }
  })
})

/** Longer than a kept page takes beside them, shorter than anybody waits. */
const promptMs = 1000
