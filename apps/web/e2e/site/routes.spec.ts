import { addresses } from '../support/pages/site-routes.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visitor.ts'

for (const { locale, address } of addresses) {
  test(`${address} answers in its own language`, async () => {
    const { status, html, headers } = await visit(address)
    expect(status).toBe(200)
    expect(html).toContain(`<html lang="${locale}"`)
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(headers.getSetCookie()).toEqual([])
    const shown = html.replace(/<script[\s\S]*?<\/script>/g, '')
    expect(shown).not.toMatch(/undefined|\[object Object\]|NaN/)
  })
}

test('Russian has no prefix: the prefixed address moves for good', async () => {
  const moved = await visit('/ru/apparaty')
  expect(moved.status).toBe(308)
  expect(moved.headers.get('location')).toBe('/apparaty')
})

test('a visitor who chose Kazakh is led from the home page alone', async () => {
  const cookie = { cookie: 'i18n_redirected=kk' }
  const home = await visit('/', cookie)
  expect(home.status).toBe(302)
  expect(home.headers.get('location')).toBe('/kk')
  expect((await visit('/apparaty', cookie)).status).toBe(200)
})

test('the browser language never redirects', async () => {
  expect((await visit('/', { 'accept-language': 'kk-KZ,kk;q=0.9' })).status).toBe(200)
})

test('the interface words are served for a day', async () => {
  const words = await visit('/api/messages/kk.json')
  expect(words.status).toBe(200)
  expect(words.headers.get('cache-control')).toContain('max-age=86400')
  expect(JSON.parse(words.html).notFound.title).toBe('Бет табылмады')
  expect((await visit('/api/messages/de.json')).status).toBe(404)
})
