import { pageKinds } from '../../e2e/support/pages/page-kinds.ts'
import { addresses, paths } from '../../e2e/support/pages/site-routes.ts'
import { visit } from '../../e2e/support/visitor.ts'
import { expect, step, test } from '../support/test.ts'

/** An address of each kind of page. */
const ofKinds = Object.values(pageKinds).map(([path]) => path)

test('every address answers in its own language, with a policy that names what may run, and no other', async () => {
  for (const path of paths)
    await step(path, async () => {
      await Promise.all(addresses.filter((one) => one.path === path).map(expectOwnLanguage))
    })
  for (const path of ['/net-takoy-stranitsy', '/kk/apparaty/net-takogo'])
    expectPolicy(path, (await visit(path)).headers)
})

async function expectOwnLanguage({ locale, address }: (typeof addresses)[number]): Promise<void> {
  const { status, html, headers } = await visit(address)
  const shown = html.replace(/<script[\s\S]*?<\/script>/g, '')
  expect.soft(status, address).toBe(200)
  expect.soft(html.includes(`<html lang="${locale}"`), `${address}: ${locale}`).toBe(true)
  expect.soft(html.match(/<h1[\s>]/g), `${address}: headings`).toHaveLength(1)
  expect.soft(headers.getSetCookie(), `${address}: cookies`).toEqual([])
  expect.soft(/undefined|\[object Object\]|NaN/.exec(shown)?.[0], address).toBeUndefined()
  expectPolicy(address, headers)
}

function expectPolicy(address: string, headers: Headers): void {
  const policy = headers.get('content-security-policy') ?? ''
  expect.soft(policy, address).toContain("default-src 'none'")
  expect.soft(policy, address).not.toMatch(/unsafe-inline|unsafe-eval/)
  if (ofKinds.includes(address)) expect.soft(policy.length, address).toBeLessThan(3500)
}

test('a language is led to from its prefix and from the home page alone, and its words are served for a day', async () => {
  await step('Russian has no prefix: the prefixed address moves for good', async () => {
    const moved = await visit('/ru/apparaty')
    expect(moved.status).toBe(308)
    expect(moved.headers.get('location')).toBe('/apparaty')
  })
  await step('a visitor who chose Kazakh is led from the home page alone', async () => {
    const cookie = { cookie: 'i18n_redirected=kk' }
    const home = await visit('/', cookie)
    expect(home.status).toBe(302)
    expect(home.headers.get('location')).toBe('/kk')
    expect((await visit('/apparaty', cookie)).status).toBe(200)
  })
  await step('the browser language never redirects', async () => {
    expect((await visit('/', { 'accept-language': 'kk-KZ,kk;q=0.9' })).status).toBe(200)
  })
  await step('the interface words are served for a day', async () => {
    const words = await visit('/api/messages/kk.json')
    expect(words.status).toBe(200)
    expect(words.headers.get('cache-control')).toContain('max-age=86400')
    expect(JSON.parse(words.html).notFound.title).toBe('Бет табылмады')
    expect((await visit('/api/messages/de.json')).status).toBe(404)
  })
})
