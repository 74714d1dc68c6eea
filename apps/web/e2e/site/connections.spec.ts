import { connect, type Socket } from 'node:net'
import { expect, test } from '@playwright/test'
import { memoryOfListener } from '../support/process-memory.ts'
import { readTestEnv } from '../support/test-env.ts'
import { visit } from '../support/visitor.ts'
import { ask, exchange, ownHost } from '../support/wire/exchange.ts'
import { saidIn } from '../support/wire/read-answers.ts'
import { inOneGo, smuggledRequests } from '../support/wire/smuggled-requests.ts'

const { webUrl } = readTestEnv()
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

test('what is asked for in one go is answered in turn, each once and by its own page', async () => {
  const asked = Array.from({ length: 10 }, () => known).flat()
  const answers = await exchange(inOneGo(asked.map(([path]) => path)))
  expect(answers.map((answer) => saidIn(answer, 'x-request-id'))).toEqual(asked.map((_, index) => `turn-${index}`))
  for (const [index, [path, wanted]] of asked.entries()) {
    expect(answers[index]?.body.toString(), path).toContain(wanted)
  }
})

test('a connection is handed to nobody who asks for another protocol', async () => {
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
})

test('long headers are read up to a size, and beyond it refused', async () => {
  const statusOf = async (size: number) =>
    (await ask({ path: '/apparaty', headers: [['x-long', 'a'.repeat(size)]] })).status
  expect(await statusOf(8 * 1024)).toBe(200)
  expect(await statusOf(90 * 1024)).toBe(200)
  expect(await statusOf(97 * 1024)).toBe(431)
  expect((await visit('/apparaty')).status).toBe(200)
})

test('readers who take nothing keep no page for themselves, and hold up nobody', async () => {
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
    expect(growth).toBeLessThan(mostGrowthMiB)
  } finally {
    for (const socket of sockets) socket.destroy()
  }
})
