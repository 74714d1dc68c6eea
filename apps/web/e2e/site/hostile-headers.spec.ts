import { expect, test } from '@playwright/test'
import { editorAt } from '../support/editor.ts'
import { restOf } from '../support/editor-rest.ts'
import { ask } from '../support/wire/exchange.ts'
import { hostileHeaders, mark, nameOf } from '../support/wire/hostile-headers.ts'
import type { Answer } from '../support/wire/read-answers.ts'
import { saidIn } from '../support/wire/read-answers.ts'

const pages = {
  home: '/',
  listing: '/apparaty',
  device: '/apparaty/demo-phonak-ric-90-r',
  article: '/articles/uhod-za-sluhovym-apparatom',
  search: '/search?q=phonak',
  missing: '/net-takoy-stranitsy',
}

/** What differs from one visit to the next by plan: its word, its name, its time, whether it was kept. */
const ofOneVisit = ['date', 'x-request-id', 'cache-status']
const withoutNonce = (text: string) => text.replaceAll(/nonce(-|=\\?"|":")[\w+/=]+/g, 'nonce$1')

/** All that a plain visitor gets, by the page. */
async function seenPlainly(): Promise<Record<string, { status: number; headers: string[]; body: string }>> {
  const seen = await Promise.all(
    Object.entries(pages).map(async ([name, path]) => {
      const { status, headers, body } = await ask({ path })
      const said = headers
        .filter(([header]) => !ofOneVisit.includes(header))
        .map((pair) => withoutNonce(pair.join(': ')))
      return [name, { status, headers: said, body: withoutNonce(body.toString()) }] as const
    }),
  )
  return Object.fromEntries(seen)
}

const askHostile = (headers: (typeof hostileHeaders)[number]) =>
  Promise.all(Object.values(pages).map((path) => ask({ path, headers })))

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
  const before = await seenPlainly()
  for (const headers of hostileHeaders) {
    await publish()
    for (const answer of await askHostile(headers)) expectUnmoved(answer, nameOf(headers))
    expect(await seenPlainly(), nameOf(headers)).toEqual(before)
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
  expect((await ask({ path: '/net-takoy-stranitsy', headers: own })).body.toString()).toContain('Страница не найдена')
  expect((await ask({ method: 'POST', path: '/api/revalidate', headers: own, body: '{"tags":[]}' })).status).toBe(404)
})
