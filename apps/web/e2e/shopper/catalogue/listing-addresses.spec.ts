import { expect, test } from '../../support/test.ts'
import { readTestEnv } from '../../support/test-env.ts'
import { visit } from '../../support/visitor.ts'

const { webUrl } = readTestEnv()
const devices = '/apparaty'

const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')

test('search engines are sent to the section, its pages and its landing pages, which lead to the filters', async ({
  page,
}) => {
  await test.step('an address that no browser writes is no address', async () => {
    for (const path of [`${devices}?loss=${'a'.repeat(10_000)}`, '/listing/apparaty', '/listing/apparaty/chosen']) {
      expect((await visit(path)).status, path.slice(0, 40)).toBe(404)
      expect((await visit(`/kk${path}`)).status, path.slice(0, 40)).toBe(404)
    }
    expect((await visit('/listing/apparaty/chosen', { rsc: '1' })).status).toBe(404)
  })

  await test.step('search engines are sent to the section, and to its pages', async () => {
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

  await test.step('a narrowed list comes whole, for whoever has no script', async () => {
    const { html } = await visit(`${devices}?loss=III&sort=price`)
    // What comes after the page is put in its place by a script alone.
    const [whole = ''] = html.split('<div hidden id="S:')
    expect([...whole.matchAll(/class="card__title"/g)].length).toBeGreaterThan(3)
    expect(html).toContain('"@type":"ItemList"')
  })

  await test.step('a landing page shows its choices, leads to the filters and can be found', async () => {
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
})
