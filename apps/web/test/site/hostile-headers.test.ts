import { readTestEnv } from '../../e2e/support/test-env.ts'
import { asTyped } from '../../e2e/support/visitor.ts'
import { type Asked, ask } from '../../e2e/support/wire/exchange.ts'
import { hostileHeaders, mark, nameOf } from '../../e2e/support/wire/hostile-headers.ts'
import type { Answer } from '../../e2e/support/wire/read-answers.ts'
import { saidIn } from '../../e2e/support/wire/read-answers.ts'
import { staffRest } from '../support/staff-rest.ts'
import { beforeEach, expect, step, test } from '../support/test.ts'

const { fullSize } = readTestEnv()

const pages: Record<string, Asked> = {
  home: { path: '/' },
  listing: { path: '/apparaty' },
  device: { path: '/apparaty/demo-phonak-ric-90-r' },
  article: { path: '/articles/uhod-za-sluhovym-apparatom' },
  'made for a visit': { path: '/apparaty?brand=' },
  'chosen by somebody': { path: '/apparaty?brand=phonak' },
  'data of what somebody chose': { path: '/apparaty?brand=phonak&_rsc', headers: [['rsc', '1']] },
  'data of a navigation': { path: '/apparaty/demo-phonak-ric-90-r?_rsc', headers: [['rsc', '1']] },
  missing: { path: '/net-takoy-stranitsy' },
}
const kinds = Object.values(pages)

/** What differs by plan from one visit to the next, or by what Next has at hand when it renders: what to load early. */
const ofOneVisit = ['date', 'x-request-id', 'cache-status', 'link']
const nonce = /'nonce-([^']+)'/

/** All that a plain visitor gets, by the page. */
async function seenPlainly(): Promise<Record<string, { status: number; headers: string[]; body: string }>> {
  const seen = await Promise.all(
    Object.entries(pages).map(async ([name, asked]) => {
      const answer = await ask(asked)
      const word = nonce.exec(saidIn(answer, 'content-security-policy') ?? '')?.[1] ?? 'no word'
      const said = answer.headers.filter(([header]) => !ofOneVisit.includes(header)).map((pair) => pair.join(': '))
      const headers = said.map((line) => line.replaceAll(word, '')).toSorted()
      return [name, { status: answer.status, headers, body: answer.body.toString().replaceAll(word, '') }] as const
    }),
  )
  return Object.fromEntries(seen)
}

const flight = /<script[^>]*>self\.__next_f\.push\((?:self\.__still\()?(\[1,.*?\])\)?\)<\/script>/gs

/**
 * Pages that were rendered at different times: React numbers the rows of its data, and puts one into another or not, as
 * they become ready, and the policy, the tag and the length of the page follow from that. What is shown is the same, and
 * no word of a stranger's is in the data.
 */
const asShown = (seen: Awaited<ReturnType<typeof seenPlainly>>) =>
  Object.entries(seen).map(([name, { status, headers, body }]) => {
    const isData = headers.some((line) => line.startsWith('content-type: text/x-component'))
    return {
      name,
      status,
      headers: headers
        .filter((line) => !/^(etag|content-length):/.test(line))
        .map((line) => line.replace(/ 'sha256-[^']+'/g, '')),
      html: isData ? '' : body.replace(flight, ''),
      hasStrangersWord: body.includes(mark),
    }
  })

type Said = (typeof hostileHeaders)[number]

/** What a page is asked for with stays, but for what the stranger says otherwise. */
function askSaying({ path, headers: own = [] }: Asked, headers: Said): Promise<Answer> {
  const names = headers.map(([name]) => name)
  return ask({ path, headers: [...own.filter(([name]) => !names.includes(name)), ...headers] })
}

const askHostile = (headers: Said) => Promise.all(kinds.map((asked) => askSaying(asked, headers)))

/** A page that one of them changes stays so for everybody until a publication: some are said between two looks. */
const atOnce = fullSize ? 1 : 6

/** Addresses that other words are said in: what a page does not know, or a part of it, is the same page. */
const otherSpellings = ['/?a-b=1', '/apparaty?%20', '/articles?page=0', '/articles?page=a&page=', '/filialy?[]=1']

/** What a stranger says is given back to nobody, not even to them; the name of a request is theirs to give. */
function expectUnmoved(answer: Answer, name: string): void {
  expect(answer.status, name).toBeLessThan(500)
  const said = answer.headers.filter(([header]) => header !== 'x-request-id')
  expect(said.flat().join('\n'), name).not.toContain(mark)
  expect(answer.body.includes(mark), name).toBe(false)
}

/** A listing that somebody chose is kept once it is asked for again. */
beforeEach(async () => void (await seenPlainly()))

test('whatever a stranger says beside an address, the next visitor is shown the same', async () => {
  // What the shop itself announces meanwhile renders a page anew.
  const before = asShown(await seenPlainly())
  for (let first = 0; first < hostileHeaders.length; first += atOnce) {
    const some = hostileHeaders.slice(first, first + atOnce)
    for (const headers of some) {
      const name = nameOf(headers)
      for (const answer of await askHostile(headers)) expectUnmoved(answer, name)
    }
    expect(asShown(await seenPlainly()), some.map(nameOf).join(', ')).toEqual(before)
  }
})

/** Each word is the first once; each at each page where all that is promised is tried. */
const apart = Math.ceil(hostileHeaders.length / kinds.length)
const rounds = fullSize ? hostileHeaders.length : apart
const probe = '/kk/about'

test('also where the stranger is the first who asks after a publication', async () => {
  const rest = await staffRest()
  const { name } = (await rest.get('globals/organisation?locale=ru&depth=0')).json
  const publish = async () => {
    await ask({ path: probe })
    // Every page stands on this, so that each is rendered anew.
    const { status } = await rest.post('globals/organisation?locale=ru&depth=0', { name, _status: 'published' })
    expect(status).toBe(200)
    // Nobody else asks for the probe: it tells when the shop has heard.
    await expect
      .poll(async () => saidIn(await ask({ path: probe }), 'cache-status'), { interval: 25 })
      .toBe('estu; fwd=miss')
  }
  await publish()
  const before = asShown(await seenPlainly())
  for (let round = 0; round < rounds; round += 1) {
    await publish()
    // A stranger at each page at once, each with another word.
    const said = kinds.map((_, index) => hostileHeaders[(round + index * apart) % hostileHeaders.length] ?? [])
    const answers = await Promise.all(kinds.map((asked, index) => askSaying(asked, said[index] ?? [])))
    for (const [index, answer] of answers.entries()) expectUnmoved(answer, nameOf(said[index] ?? []))
    expect(asShown(await seenPlainly()), said.map(nameOf).join(', ')).toEqual(before)
  }
})

test('an address that says more makes no other page, and our own words open nothing to a stranger', async () => {
  await step('an address that says more than its page knows makes no other page of it', async () => {
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
  await step('the words that our own process says to itself open nothing to a stranger', async () => {
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
})
