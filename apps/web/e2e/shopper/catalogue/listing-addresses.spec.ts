import { expect, test } from '../../support/test.ts'
import { readTestEnv } from '../../support/test-env.ts'
import { visit } from '../../support/visitor.ts'

const { webUrl } = readTestEnv()
const devices = '/apparaty'

const long = 'a'.repeat(1500)
const hostile = [
  'price=-5--1',
  'price=NaN-Infinity',
  'price=999999999999999999-',
  'price=5-1',
  'page=-1',
  'page=999999',
  'page=1e9',
  'first=1&page=999999',
  'loss=II&loss=II&loss=II&loss=V',
  'loss=%00',
  'loss=%E2%80%AEII',
  'loss=%ED%A0%80&brand=%ED%BF%BF',
  'brand=%25',
  'brand=_&branch=%27%3B--',
  'sort=__proto__&constructor=1',
  'colour=%3Cscript%3Ealert(1)%3C/script%3E',
  'loss[]=II&loss[a]=II',
  `loss=${long}`,
  `brand=${'x&brand='.repeat(150)}`,
]

test('hostile addresses do no harm', async () => {
  for (const query of hostile)
    for (const locale of ['', '/kk']) {
      const name = `${locale} ${query.slice(0, 40)}`
      const { status: code, html } = await visit(`${locale}${devices}?${query}`)
      expect.soft(code, name).toBe(200)
      expect.soft(html, name).not.toContain('<script>alert')
      expect.soft(html.match(/<h1[\s>]/g), name).toHaveLength(1)
      const shown = html.replace(/<script[\s\S]*?<\/script>/g, '')
      expect.soft(shown, name).not.toMatch(/undefined|\[object Object\]|NaN|Infinity/)
    }
})

test('an address that no browser writes is no address', async () => {
  for (const path of [`${devices}?loss=${'a'.repeat(10_000)}`, '/listing/apparaty', '/listing/apparaty/chosen']) {
    expect((await visit(path)).status, path.slice(0, 40)).toBe(404)
    expect((await visit(`/kk${path}`)).status, path.slice(0, 40)).toBe(404)
  }
  expect((await visit('/listing/apparaty/chosen', { rsc: '1' })).status).toBe(404)
})

const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')

test('search engines are sent to the section, and to its pages', async () => {
  const narrowed = await visit(`${devices}?loss=II&brand=phonak`)
  expect(canonicalIn(narrowed.html)).toBe(`${webUrl}${devices}`)
  expect(narrowed.html).toContain('<meta name="robots" content="noindex, follow"')
  expect(narrowed.html).toMatch(/<title>Слуховые аппараты: II степень, Phonak · Есту<\/title>/)
  expect(narrowed.headers.get('cache-control')).not.toContain('s-maxage')
  const second = await visit(`${devices}?page=2`)
  expect(canonicalIn(second.html)).toBe(`${webUrl}${devices}?page=2`)
  expect(second.html).not.toContain('name="robots" content="noindex')
  expect(second.html).toContain('"position":25')
  expect(canonicalIn((await visit(`${devices}?page=999`)).html)).toBe(`${webUrl}${devices}?page=2`)
  const counted = await visit(`${devices}?utm_source=x`)
  expect(canonicalIn(counted.html)).toBe(`${webUrl}${devices}`)
  expect(counted.headers.get('cache-control')).toContain('s-maxage')
})

test('a landing page shows its choices, leads to the filters and can be found', async ({ page }) => {
  const path = '/podborki/apparaty-s-akkumulyatorom'
  for (const locale of ['', '/kk']) {
    const { html, status: code } = await visit(`${locale}${path}`)
    expect(code).toBe(200)
    expect(canonicalIn(html)).toBe(`${webUrl}${locale}${path}`)
    expect(html).not.toContain('name="robots" content="noindex')
  }
  expect((await visit('/sitemap/landings-1.xml')).html).toContain(`${webUrl}${path}</loc>`)
  await page.goto('/podborki')
  await page.getByRole('link', { name: /Слуховые аппараты с аккумулятором/ }).click()
  await expect(page.locator('h1:visible')).toHaveText('Слуховые аппараты с аккумулятором')
  await expect(page.locator('.card:visible').first()).toBeVisible()
  await page.getByRole('link', { name: 'Показать все и изменить условия' }).click()
  await page.waitForURL(`**${devices}?battery=rechargeable`)
})
