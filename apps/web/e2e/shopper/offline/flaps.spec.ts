import { expectSitePage, offlineReader, untilKept } from '../../support/offline-reader.ts'
import { closableShop } from '../../support/shop/closable-shop.ts'
import { expect, test } from '../../support/test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { fullSize } = readTestEnv()
const flaps = fullSize ? 50 : 2
const places = ['/apparaty', '/articles', '/', '/uslugi', '/kk/filialy', '/kk/articles', '/reviews', '/kk']

test('a network that comes and goes never ends in a page of faults', async ({ browser }) => {
  test.setTimeout(fullSize ? 600_000 : 300_000)
  const shop = await closableShop()
  const page = await offlineReader(browser, shop, '/')
  for (const address of places.slice(0, Math.min(4, flaps))) {
    await page.goto(address)
    await untilKept(page, address)
  }
  for (let flap = 0; flap < flaps; flap++) {
    const isAway = flap % 2 === 0
    if (isAway) await shop.close()
    const { href, pathname, search } = new URL(page.url())
    const links = page.locator(`a[href^="/"]:not([href="${pathname}${search}"]):not([href*="#"]):visible`)
    // By a link of the page, cut off while it is answered, and by the address line.
    const count = await links.count()
    if (count > 0) await links.nth(flap % count).click({ noWaitAfter: true })
    if (isAway) await shop.open()
    else await shop.close()
    // Whoever asks for another address meanwhile would break off the link's own way.
    if (count > 0) await page.waitForURL((url) => url.href !== href, { waitUntil: 'commit' })
    await expectSitePage(page)
    await page.goto(places[flap % places.length] ?? '/')
    await expectSitePage(page)
    if (!isAway) await shop.open()
  }
  const kept = await page.evaluate(async () => (await (await caches.open('estu-pages')).keys()).length)
  expect(kept).toBeGreaterThan(0)
  await shop.close()
})
