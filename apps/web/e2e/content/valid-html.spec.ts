import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cartCookieOf } from '../support/cart-cookie.ts'
import { freshAddress } from '../support/each-shopper.ts'
import { freeTime } from '../support/forms/kept-forms.ts'
import { signedInAs } from '../support/forms/signed-in.ts'
import { htmlFaults } from '../support/nu-checker.ts'
import { sampledAddresses } from '../support/pages/all-pages.ts'
import { type SentPage, sentPages } from '../support/pages/sent-pages.ts'
import { orderOfAccount } from '../support/placed-order.ts'
import { prefixOf, shopperAt } from '../support/shopper.ts'
import { expect, type Page, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'
import { crawledPages } from './crawled-pages.ts'

const { fullSize } = readTestEnv()

/**
 * Its CSS is of before containers and anchors, and would call each of them an error. What scripts hold it does not judge,
 * but half of each page is a script.
 */
const markupOf = (html: string) => html.replace(/(<(style|script)[^>]*>).*?(<\/\2>)/gs, '$1$3')

/** Wrong by one value of a list, among the pages of each run: it shows that the checker sees what is wrong. */
const wrong: SentPage = {
  state: 'a page that is wrong',
  html: '<!doctype html><html lang="ru"><title>Слух</title><ul><li value="2">Слух</ul></html>',
}

const person = () => ({ name: 'Асель Пробная', phone: '7012345678', email: freshAddress() })

/** What only a shopper who buys is sent. */
async function buy(page: Page): Promise<SentPage[]> {
  const { keep, kept } = sentPages(page)
  const shopper = shopperAt(page, 'ru')
  await page.context().addCookies([await cartCookieOf(2)])
  const { id } = await signedInAs(page.context())
  await shopper.open('/cart')
  await keep('a full cart')
  await shopper.open('/cart/checkout')
  await keep('an order')
  await shopper.send()
  await keep('an order that is refused')
  await shopper.fillContact(person())
  await shopper.send()
  await keep('the last look at an order')
  await shopper.send(page.locator('button[value=place]'))
  await page.waitForURL(/\/thanks\?for=order/)
  await keep('thanks for an order')
  await page.locator('main a[href*="/order/"]').first().click()
  await page.waitForURL(/\/order\//)
  await keep('an order that is placed')
  await page.locator('main a[href$="?change=1"]').click()
  await page.waitForURL(/change=1/)
  await keep('an order that is changed')
  await shopper.open(`/order/${await orderOfAccount(id, true)}?return=1`)
  await keep('an order that is brought back')
  await shopper.open(`/user/${id}`)
  await keep('an account with orders')
  return kept
}

/** What only a shopper who books is sent. */
async function book(page: Page): Promise<SentPage[]> {
  const { keep, kept } = sentPages(page)
  const shopper = shopperAt(page, 'kk')
  await shopper.open('/zapisnapriem')
  for (const step of [1, 2, 3]) {
    await page.locator('.choice--link').first().click()
    await page.waitForURL((url) => url.searchParams.size === step)
    await keep(`step ${step} of booking`)
  }
  await page.locator('a[href*="wait=1"]').click()
  await page.waitForURL(/wait=1/)
  await keep('a wait that is asked for')
  // Nobody works then: nothing is free, and one waits.
  await page.locator('#days-7').check()
  await page.locator('#parts-evening').check()
  await shopper.fillContact(person())
  await shopper.send()
  await page.waitForURL(/\/wait\//)
  await keep('a wait')
  await page.goto(`${prefixOf('kk')}${await freeTime()}`)
  await keep('the contacts of a visit')
  await shopper.send()
  await keep('a visit that is refused')
  await shopper.fillContact(person())
  await shopper.send()
  await page.waitForURL(/\/thanks\?for=appointment/)
  await keep('thanks for a visit')
  await page.locator('main a[href*="/appointment/"]').first().click()
  await page.waitForURL(/\/appointment\//)
  await keep('a visit')
  const visit = page.url()
  await page.goto(`${visit}?move=1`)
  await keep('a visit that is moved')
  await page.context().clearCookies({ name: 'links' })
  await page.goto(visit)
  await keep('a link in other hands')
  return kept
}

test.describe('without JavaScript', () => {
  // Every page is then one that the server sent.
  test.use({ javaScriptEnabled: false })

  test('every page is valid HTML, of the shopper’s way too, and the checker sees what is wrong', async ({
    page,
    browser,
  }, testInfo) => {
    test.setTimeout(fullSize ? 10 * 60_000 : 300_000)
    const folder = testInfo.outputPath('pages')
    await mkdir(folder, { recursive: true })
    const visited: SentPage[] = []
    await test.step('every address', async () => {
      const sampled = new Set(await sampledAddresses())
      for (const { address, html } of await crawledPages())
        if (sampled.has(address)) visited.push({ state: address, html })
    })
    expect(visited.length).toBeGreaterThan(fullSize ? 300 : 70)
    const own = await test.step('what no address leads to', async () => {
      const other = await browser.newContext({ javaScriptEnabled: false })
      const sent = [...(await buy(page)), ...(await book(await other.newPage()))]
      await other.close()
      return sent
    })
    // Each was a page of its own.
    expect(new Set(own.map(({ html }) => html)).size).toBe(own.length)
    const pages = [wrong, ...own, ...visited]
    for (const [index, { html }] of pages.entries()) await writeFile(path.join(folder, `${index}.html`), markupOf(html))
    const begun = Date.now()
    const pageOf = (file: string) => pages[Number.parseInt(file, 10)]
    const found = (await htmlFaults(folder)).map((fault) => ({ ...fault, page: pageOf(fault.file) }))
    console.log(`the checker took ${Math.round((Date.now() - begun) / 1000)} s for ${pages.length} pages`)
    expect(found.filter(({ page }) => page === wrong).map(({ message }) => message)).toEqual([
      expect.stringContaining('value'),
    ])
    const faults = found.filter(({ page }) => page !== wrong)
    const lines = faults.map(({ page, message, extract }) => `${page?.state}: ${message} ${extract}`)
    // Of hundreds of the same kind the first ones tell it.
    expect(lines, [`${lines.length} faults`, ...lines.slice(0, 5)].join('\n')).toHaveLength(0)
  })
})
