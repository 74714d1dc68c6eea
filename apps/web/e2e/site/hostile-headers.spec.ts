import { editorAt } from '../support/editor.ts'
import { restOf } from '../support/editor-rest.ts'
import { expect, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'
import { asTyped } from '../support/visitor.ts'
import { ask } from '../support/wire/exchange.ts'
import { hostileHeaders, mark, nameOf } from '../support/wire/hostile-headers.ts'
import type { Answer } from '../support/wire/read-answers.ts'
import { saidIn } from '../support/wire/read-answers.ts'

const pages = {
  home: '/',
  listing: '/apparaty',
  device: '/apparaty/demo-phonak-ric-90-r',
  article: '/articles/uhod-za-sluhovym-apparatom',
  'made for a visit': '/apparaty?brand=phonak',
  missing: '/net-takoy-stranitsy',
}

/** What differs by plan from one visit to the next, or by what Next has at hand when it renders: what to load early. */
const ofOneVisit = ['date', 'x-request-id', 'cache-status', 'link']
const nonce = /'nonce-([^']+)'/

/** All that a plain visitor gets, by the page. */
async function seenPlainly(): Promise<Record<string, { status: number; headers: string[]; body: string }>> {
  const seen = await Promise.all(
    Object.entries(pages).map(async ([name, path]) => {
      const answer = await ask({ path })
      const word = nonce.exec(saidIn(answer, 'content-security-policy') ?? '')?.[1] ?? 'no word'
      const said = answer.headers.filter(([header]) => !ofOneVisit.includes(header)).map((pair) => pair.join(': '))
      const headers = said.map((line) => line.replaceAll(word, '')).toSorted()
      return [name, { status: answer.status, headers, body: answer.body.toString().replaceAll(word, '') }] as const
    }),
  )
  return Object.fromEntries(seen)
}

const flight = /<script[^>]*>self\.__next_f\.push\((\[1,.*?\])\)<\/script>/gs

/**
 * Pages that were rendered at different times: the rows of React's data come in the order in which they were ready, and
 * the policy and the tag of the page follow from that. Every letter of them has to be there all the same.
 */
const inAnyOrder = (seen: Awaited<ReturnType<typeof seenPlainly>>) =>
  Object.entries(seen).map(([name, { status, headers, body }]) => {
    const rows = [...body.matchAll(flight)].map(([, row = '']) => String((JSON.parse(row) as unknown[])[1]))
    return {
      name,
      status,
      headers: headers.filter((line) => !line.startsWith('etag:')).map((line) => line.replace(/ 'sha256-[^']+'/g, '')),
      html: body.replace(flight, ''),
      data: [...rows.join('')].toSorted().join(''),
    }
  })

const askHostile = (headers: (typeof hostileHeaders)[number]) =>
  Promise.all(Object.values(pages).map((path) => ask({ path, headers })))

/** Addresses that other words are said in: what a page does not know, or a part of it, is the same page. */
const otherSpellings = ['/?a-b=1', '/apparaty?%20', '/articles?page=0', '/articles?page=a&page=', '/filialy?[]=1']

/** What a stranger says is given back to nobody, not even to them; the name of a request is theirs to give. */
function expectUnmoved(answer: Answer, name: string): void {
  expect(answer.status, name).toBeLessThan(500)
  const said = answer.headers.filter(([header]) => header !== 'x-request-id')
  expect(said.flat().join('\n'), name).not.toContain(mark)
  expect(answer.body.includes(mark), name).toBe(false)
}

test('whatever a stranger says beside an address, the next visitor gets the same bytes', async () => {
  const before = await seenPlainly()
  for (const headers of hostileHeaders) {
    const name = nameOf(headers)
    for (const answer of await askHostile(headers)) expectUnmoved(answer, name)
    expect(await seenPlainly(), name).toEqual(before)
  }
})

const paths = Object.values(pages)
/** Each word is the first once; each at each page where all that is promised is tried. */
const apart = Math.ceil(hostileHeaders.length / paths.length)
const rounds = readTestEnv().fullSize ? hostileHeaders.length : apart
const probe = '/kk/about'

test('also where the stranger is the first who asks after a publication', async ({ page }) => {
  test.setTimeout(240_000)
  await editorAt(page).signIn()
  const rest = restOf(page)
  const { name } = (await rest.get('globals/organisation?locale=ru&depth=0')).json
  const publish = async () => {
    await ask({ path: probe })
    // Every page stands on this, so that each is rendered anew.
    const { status } = await rest.post('globals/organisation?locale=ru&depth=0', { name, _status: 'published' })
    expect(status).toBe(200)
    // Nobody else asks for the probe: it tells when the shop has heard.
    await expect
      .poll(async () => saidIn(await ask({ path: probe }), 'cache-status'), { intervals: [25] })
      .toBe('estu; fwd=miss')
  }
  await publish()
  const before = inAnyOrder(await seenPlainly())
  for (let round = 0; round < rounds; round += 1) {
    await publish()
    // A stranger at each page at once, each with another word.
    const said = paths.map((_, index) => hostileHeaders[(round + index * apart) % hostileHeaders.length] ?? [])
    const answers = await Promise.all(paths.map((path, index) => ask({ path, headers: said[index] ?? [] })))
    for (const [index, answer] of answers.entries()) expectUnmoved(answer, nameOf(said[index] ?? []))
    expect(inAnyOrder(await seenPlainly()), said.map(nameOf).join(', ')).toEqual(before)
  }
})

test('an address that says more than its page knows makes no other page of it', async () => {
  for (const address of otherSpellings) {
    const { pathname } = new URL(address, 'http://localhost')
    const plain = await ask({ path: pathname })
    const cookie = [['cookie', 'i18n_redirected=ru; i18n_redirected=kk']] as const
    await ask({ path: pathname, headers: cookie })
    const other = await ask({ path: address })
    expect(other.body.equals(plain.body), address).toBe(true)
    expect(saidIn(other, 'content-security-policy'), address).toBe(saidIn(plain, 'content-security-policy'))
  }
})

test('the words that our own process says to itself open nothing to a stranger', async () => {
  const own = [
    ['x-estu-page', '1'],
    ['x-estu-own-request', '1'],
    ['x-estu-form-state', 'a'],
  ] as const
  for (const path of ['/not-found-page', '/form-unavailable']) {
    expect((await ask({ path, headers: own })).status, path).toBe(404)
  }
  expect(saidIn(await ask({ path: '/user', headers: own }), 'location')).toBe('/auth/sign-in?next=%2Fuser')
  expect(asTyped(String((await ask({ path: '/net-takoy-stranitsy', headers: own })).body))).toContain(
    'Страница не найдена',
  )
  expect((await ask({ method: 'POST', path: '/api/revalidate', headers: own, body: '{"tags":[]}' })).status).toBe(404)
})
