import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { rawClient } from '@estu/http/connections/raw-client.fixture'
import { pipeline } from '@estu/http/pipeline'
import { jwtSign } from 'payload'
import { afterEach, expect, it } from 'vitest'
import type { Later } from './body-deadline.ts'
import {
  bodyTotals,
  largestOfNotices,
  largestOfStaff,
  largestOfStranger,
  limitBodies,
  noticeDeadlineMs,
} from './limit-bodies.ts'
import { staffTokenCheck } from './staff-token.ts'

const proxies = path.resolve(import.meta.dirname, '../../../../../docs/proxies')
const megabyte = 1024 * 1024
const notices = '/api/whatsapp/webhook'

const running: (() => void)[] = []
afterEach(() => {
  for (const stop of running.splice(0)) stop()
})

/** The limit before something that stands for Next. @returns its port */
async function serve(answer: (res: ServerResponse) => void, totals = bodyTotals, later?: Later): Promise<number> {
  const isRefused = limitBodies(staffTokenCheck('the secret of this test, which is long'), totals, later)
  const steps = pipeline(
    [
      async (req, res, pass) => {
        if (!(await isRefused(req, res))) pass()
      },
      (_req, res) => answer(res),
    ],
    (_error, _req, res) => res.writeHead(500).end(),
  )
  const server = createServer(steps).listen(0, '127.0.0.1')
  running.push(() => server.close().closeAllConnections())
  await new Promise((resolve) => server.once('listening', resolve))
  return (server.address() as AddressInfo).port
}
const fine = (res: ServerResponse) => void res.end('fine')

/** A token as Payload makes it: of a secret's digest. */
const token = async (fields: object = {}, tokenExpiration = 60, secret = '30abb51f02fd5ef6cc11ebe133008498') =>
  (await jwtSign({ fieldsToSign: { id: 'a', collection: 'staff', ...fields }, secret, tokenExpiration })).token

type Sent = { headers?: Record<string, string>; length: number; address?: string }

/** Declares a body and sends none of it. */
function declare(port: number, { headers = {}, length, address = '/api/articles' }: Sent) {
  const lines = Object.entries({ host: 'x', ...headers, 'content-length': length }).map((line) => line.join(': '))
  return rawClient(port, `POST ${address} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
}
/** The first words of the answer; the connection is left then. */
async function answerTo(port: number, sent: Sent): Promise<{ status: number; text: string }> {
  const client = declare(port, sent)
  await new Promise((resolve) => client.socket.once('data', resolve))
  client.socket.destroy()
  return { status: Number(client.heard().split(' ')[1]), text: client.heard() }
}
const statusOf = async (port: number, sent: Sent) => (await answerTo(port, sent)).status

it('the proxy hands over all that staff may send, and hardly more', () => {
  const settings = readFileSync(path.join(proxies, 'proxy.conf'), 'utf8')
  const taken = Number(/client_max_body_size (\d+)m;/.exec(settings)?.[1]) * megabyte
  expect(taken).toBeGreaterThanOrEqual(largestOfStaff)
  expect(taken).toBeLessThan(largestOfStaff + megabyte)
})

it('limits a stranger to little', async () => {
  const port = await serve(fine)
  expect(await statusOf(port, { length: largestOfStranger })).toBe(200)
  expect(await statusOf(port, { length: largestOfStranger + 1 })).toBe(413)
})

it('takes a large body with a session that this CMS signed, in a cookie or a header', async () => {
  const port = await serve(fine)
  const good = await token()
  const ways: Record<string, string>[] = [{ cookie: `a=b; payload-token=${good}` }, { authorization: `JWT ${good}` }]
  for (const headers of ways) {
    expect(await statusOf(port, { headers, length: largestOfStaff })).toBe(200)
    expect(await statusOf(port, { headers, length: largestOfStaff + 1 })).toBe(413)
  }
})

it.each([
  ['made up', async () => 'x'],
  ['signed by another', async () => token({}, 60, 'another secret of thirty-two let')],
  ['expired', async () => token({}, -1)],
  ['of another collection', async () => token({ collection: 'customers' })],
  ['unsigned', async () => `${btoa('{"alg":"none"}')}.${btoa('{"collection":"staff","exp":99999999999}')}.`],
])('tells a session that is %s to sign in again, whatever is sent', async (_what, make) => {
  const port = await serve(fine)
  const cookie = `payload-token=${await make()}`
  expect(await statusOf(port, { headers: { cookie }, length: largestOfStranger })).toBe(200)
  const kk = await answerTo(port, { headers: { cookie: `${cookie}; payload-lng=kk` }, length: largestOfStranger + 1 })
  expect(kk.status).toBe(401)
  expect(Buffer.from(kk.text, 'latin1').toString()).toContain('Сеанс аяқталды')
})

it.each([
  ...['/api/staff/login', '/api/staff/reset-password?a', '/api/%73taff/login', '/api/staff'],
  ...['/api/payload-preferences/nav', '/api//payload%2Dpreferences/nav', '/api/payload-preferences'],
])('takes little at %s, whatever session is shown', async (address) => {
  const headers = { cookie: `payload-token=${await token()}` }
  const port = await serve(fine)
  expect(await statusOf(port, { headers, address, length: largestOfStranger })).toBe(200)
  expect(await statusOf(port, { headers, address, length: largestOfStranger + 1 })).toBe(413)
})

it('takes the messenger’s notices as long as it says, at their own address alone', async () => {
  const port = await serve(fine)
  expect(await statusOf(port, { length: largestOfNotices, address: notices })).toBe(200)
  expect(await statusOf(port, { length: largestOfNotices + 1, address: notices })).toBe(413)
  for (const address of [`${notices}/x`, '/api/whatsapp', `/api/staff/login?${notices}`])
    expect(await statusOf(port, { length: largestOfStranger + 1, address }), address).toBe(413)
})

it('bounds all large bodies in flight, and releases what is answered or left', async () => {
  const waiting: (() => void)[] = []
  const arrived: (() => void)[] = []
  const port = await serve(
    (res) => {
      waiting.push(() => res.end('fine'))
      arrived.shift()?.()
    },
    { staff: 250_000, notices: 100_000 },
  )
  const headers = { cookie: `payload-token=${await token()}` }
  const open = async (sent: Sent) => {
    const reached = new Promise<void>((resolve) => arrived.push(resolve))
    const client = declare(port, sent)
    await reached
    return client
  }
  const large = { headers, length: 100_000 }
  await open(large)
  const second = await open(large)
  const refused = await answerTo(port, large)
  expect(refused.status).toBe(503)
  expect(refused.text.toLowerCase()).toContain('retry-after: 60')
  expect(refused.text).toContain('"code":"busy"')

  const small = await open({ length: largestOfStranger })
  small.socket.destroy()
  await open({ length: 100_000, address: notices })
  expect(await statusOf(port, { length: 70_000, address: notices })).toBe(503)

  second.socket.destroy()
  await expect.poll(() => takes(port, large, arrived, waiting)).toBe(200)
  waiting[0]?.()
  await expect.poll(() => takes(port, { headers, length: 240_000 }, arrived, waiting)).toBe(200)
})

/** A shop that reads each body to its end, and a clock that goes when it is told to. */
async function serveOnClock(totals = bodyTotals) {
  const due: { work: () => void; ms: number }[] = []
  const later: Later = (work, ms) => {
    const one = { work, ms }
    due.push(one)
    return () => void due.splice(due.indexOf(one), 1)
  }
  const port = await serve((res) => void res.req.resume().on('end', () => res.end('fine')), totals, later)
  return { port, due }
}

it('ends a large notice that does not come, and takes the next one', async () => {
  const { port, due } = await serveOnClock({ staff: 0, notices: 100_000 })
  const large = { length: 100_000, address: notices }
  const slow = declare(port, large)
  await expect.poll(() => due.length).toBe(1)
  expect(due[0]?.ms).toBe(noticeDeadlineMs)
  expect(await statusOf(port, large)).toBe(503)
  due[0]?.work()
  await slow.closed
  await expect.poll(() => due.length).toBe(0)
  const whole = declare(port, large)
  whole.socket.write('a'.repeat(large.length))
  await new Promise((resolve) => whole.socket.once('data', resolve))
  expect(whole.heard()).toMatch(/^HTTP\/1\.1 200/)
})

/** The status of a body that is answered at once where it is taken. */
async function takes(port: number, sent: Sent, arrived: (() => void)[], waiting: (() => void)[]): Promise<number> {
  arrived.splice(0, arrived.length, () => waiting.at(-1)?.())
  return statusOf(port, sent)
}

it('refuses a body whose length nobody knows', async () => {
  const port = await serve(fine)
  const authorization = `authorization: JWT ${await token()}`
  const client = rawClient(
    port,
    `POST /api/articles HTTP/1.1\r\nhost: x\r\n${authorization}\r\ntransfer-encoding: chunked\r\n\r\n`,
  )
  expect(await client.closed).toMatch(/^HTTP\/1\.1 411/)
})
