import { back, withoutDatabase } from '../../e2e/support/shop/without-database.ts'
import { readTestEnv } from '../../e2e/support/test-env.ts'
import type { AnswerKind } from '../../e2e/support/wire/answer-kind.ts'
import { type Addresses, chosenPath, readKinds } from '../../e2e/support/wire/answer-kinds.ts'
import { ask } from '../../e2e/support/wire/exchange.ts'
import { toldBy, toTell } from '../../e2e/support/wire/expected-headers.ts'
import { type Answer, saidIn } from '../../e2e/support/wire/read-answers.ts'
import { kindsAlike } from '../../e2e/support/wire/routes-alike.ts'
import { busyKinds, writeKinds } from '../../e2e/support/wire/write-kinds.ts'
import { expect, step, test } from '../support/test.ts'

const { webUrl } = readTestEnv()

/** Addresses that the build and the library have made up. */
async function addresses(): Promise<Addresses> {
  const html = (await ask({ path: '/aksessuaries/demo-charger-desk' })).body.toString()
  const withFilm = (await ask({ path: '/diagnostika-sluha' })).body.toString()
  const first = (pattern: RegExp) => pattern.exec(html)?.[0] ?? 'none in the page'
  return {
    script: first(/\/_next\/static\/[^"]+\.js/),
    style: first(/\/_next\/static\/[^"]+\.css/),
    font: first(/\/_next\/static\/[^"]+\.woff2/),
    picture: first(/\/media\/[^" ,]+\.webp/),
    drawing: first(/\/drawings\/things\/[^"#]+/),
    captions: /\/media\/captions\/[^"]+/.exec(withFilm)?.[0] ?? 'none on the page',
  }
}

/** One run tells of every kind that differs. */
const expectHeaders = (answer: Answer, kind: AnswerKind) =>
  expect.soft(toldBy(answer, kind), kind.name).toEqual(toTell(kind))

async function expectToGetAndHead(kinds: readonly AnswerKind[]) {
  for (const kind of kinds) {
    await step(kind.name, async () => {
      const whole = await ask(kind.asked)
      expectHeaders(whole, kind)
      const head = await ask({ ...kind.asked, method: 'HEAD' })
      expectHeaders(head, kind)
      expect(head.body).toHaveLength(0)
      // Whoever asks for the headers alone learns no other length.
      const lengths = [head, whole]
        .map((answer) => saidIn(answer, 'content-length'))
        .filter((length) => length !== undefined)
      expect(new Set(lengths).size).toBeLessThan(2)
    })
  }
}

test('every kind of answer says what it is to say of itself, each thing once, to GET and to HEAD', async () => {
  const kinds = readKinds(await addresses())
  for (const { asked } of kinds.filter(({ asked }) => asked.path.startsWith(chosenPath))) await ask(asked)
  await expectToGetAndHead(kinds)
  await expectToGetAndHead(kindsAlike(kinds))
})

test('so does what is sent, what nobody takes, and what whoever searches without end is told', async () => {
  await step('so does what is sent, and what nobody takes', async () => {
    for (const kind of writeKinds(webUrl)) {
      await step(kind.name, async () => expectHeaders(await ask(kind.asked), kind))
    }
  })
  await step('so does what whoever searches without end is told', async () => {
    const from = '127.0.0.18'
    // As many as a person may ask in a minute, of which two may have a part.
    const search = async () => (await ask({ path: '/search?q=a', from })).status
    await expect.poll(search, { interval: 0, timeout: 60_000 }).toBe(429)
    for (const kind of busyKinds(from)) {
      const answer = await ask(kind.asked)
      expectHeaders(answer, kind)
      expect(Number(saidIn(answer, 'retry-after'))).toBeGreaterThan(0)
    }
  })
})

test('fonts are two small files, what a browser has stays, names are kept, weaknesses told', async () => {
  await step('every page, in either language, names the same two files of its font, and they are small', async () => {
    const found = new Set<string>()
    for (const path of ['/', '/kk', '/apparaty', '/kk/apparaty', '/kk/cart', '/net-takoy-stranitsy', '/kk/net-takoy']) {
      const html = (await ask({ path })).body.toString()
      const fonts = [...html.matchAll(/<link rel="preload"[^>]* href="([^"]+\.woff2)"/g)].map(([, href = '']) => href)
      expect(fonts, path).toHaveLength(2)
      for (const href of fonts) found.add(href)
    }
    expect(found.size).toBe(2)
    const sizes = await Promise.all([...found].map(async (path) => (await ask({ path })).body.length))
    expect(Math.min(...sizes)).toBeGreaterThan(5_000)
    // A first answer of a server carries some 14 kB: each comes at once.
    expect(Math.max(...sizes)).toBeLessThan(13_000)
  })
  await step('what a browser has already bears the same headers, and no other content', async () => {
    for (const path of ['/apparaty', '/sw.js', (await addresses()).script]) {
      const whole = await ask({ path })
      const known = await ask({ path, headers: [['if-none-match', saidIn(whole, 'etag') ?? '']] })
      expect(known.status, path).toBe(304)
      expect(known.body, path).toHaveLength(0)
      // What it says of itself now takes the place of what was said with the content.
      for (const [name, value] of known.headers) {
        if (['content-security-policy', 'cache-control', 'etag', 'cross-origin-resource-policy'].includes(name)) {
          expect(value, `${name} of ${path}`).toBe(saidIn(whole, name))
        }
      }
    }
  })
  await step('whom to tell of a weakness is said in the words of RFC 9116', async () => {
    const { body } = await ask({ path: '/.well-known/security.txt' })
    const lines = body.toString().trim().split('\n')
    const said = (name: string) =>
      lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2))
    expect(said('Contact')).toContain(`${webUrl}/feedback`)
    expect(said('Contact').some((contact) => contact.startsWith('mailto:'))).toBe(true)
    expect(said('Preferred-Languages')).toEqual(['ru, kk'])
    expect(said('Canonical')).toEqual([`${webUrl}/.well-known/security.txt`])
    const [expires = '', ...more] = said('Expires')
    expect(more).toEqual([])
    const days = (new Date(expires).getTime() - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(150)
    expect(days).toBeLessThan(365)
  })
  await step('a request keeps its name, and nobody gets another’s with a page that is kept', async () => {
    const nameOf = async (headers: [string, string][]) =>
      saidIn(await ask({ path: '/apparaty', headers }), 'x-request-id')
    expect(await nameOf([['x-request-id', 'from-the-proxy-1']])).toBe('from-the-proxy-1')
    const names = [await nameOf([]), await nameOf([]), await nameOf([['x-request-id', 'a b<script>']])]
    for (const name of names) expect(name).toMatch(/^[\da-f-]{36}$/)
    expect(new Set(names).size).toBe(3)
  })
})

test('a fault of ours says as much, keeps nothing and tells nothing', async () => {
  const fault = { policy: 'hashes', caching: 'no-store', type: 'text/html; charset=utf-8' } as const
  await withoutDatabase(async () => {
    for (const [method, path, status, own] of [
      ['GET', '/kk/user', 503, true],
      ['HEAD', '/kk/user', 503, true],
      // A head alone is sent before anything is rendered.
      ['GET', '/kk/cart', 500, undefined],
    ] as const) {
      const headers = [['cookie', `session=${'a'.repeat(43)}; cart=c${'a'.repeat(32)}x1`]] as const
      const asked = { method, path, headers }
      expectHeaders(await ask(asked), { name: path, asked, status, ...fault, ...(own ? { own } : {}) })
    }
  })
  await back('/zapisnapriem')
})
