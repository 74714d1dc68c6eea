import { serviceWorker } from '../../../src/server/files/service-worker.ts'
import { expectSitePage, keptAddresses, offlineReader, untilKept } from '../../support/offline-reader.ts'
import { closableShop } from '../../support/shop/closable-shop.ts'
import { addToCart } from '../../support/shopper.ts'
import { expect, test } from '../../support/test.ts'

test('damaged caches are thrown away: online the site is whole, offline the page says what is gone', async ({
  browser,
}) => {
  const shop = await closableShop()
  const page = await offlineReader(browser, shop)
  await page.goto('/uslugi')
  await untilKept(page, '/uslugi')
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      if (name === 'estu-core') continue
      for (const key of await cache.keys())
        await cache.put(key, new Response('<html>half a pa', { headers: { 'content-type': 'text/html' } }))
    }
  })
  await page.goto('/uslugi')
  await expect(page.locator('h1')).toHaveText('Услуги')
  await page.evaluate(async () => {
    const cache = await caches.open('estu-pages')
    const kept = await cache.match('/uslugi')
    await cache.put('/uslugi', new Response((await kept?.text())?.slice(0, 900), { headers: kept?.headers }))
  })
  await shop.close()
  expect((await page.goto('/uslugi'))?.status()).toBe(503)
  await expect(page.locator('h1')).toHaveText('Интернет пропал')
  await page.evaluate(() => caches.delete('estu-core'))
  await page.goto('/uslugi')
  await expect(page.locator('h1')).toContainText('Нет интернета')
  await expect(page.getByText('Қазір интернет жоқ')).toBeVisible()
  await shop.open()
  await page.goto('/uslugi')
  await expect(page.locator('h1')).toHaveText('Услуги')
  await shop.close()
})

test('where nothing may be stored the site is as it was', async ({ browser }) => {
  const shop = await closableShop()
  const context = await browser.newContext({ baseURL: shop.origin, serviceWorkers: 'allow' })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['serviceWorker']) Object.defineProperty(Navigator.prototype, name, { get: refuse })
    for (const name of ['caches', 'indexedDB', 'localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse })
  })
  await page.goto('/raskhodniki/demo-battery-312')
  await addToCart(page, page.locator('form[action$="/cart"] button').first())
  await expect(page.locator('.cart > li')).toHaveCount(1)
  const addresses = ['/', '/offline', '/cart', '/selectedproducts', '/kk/filialy', '/feedback', '/hearing-screener']
  for (const address of [...addresses, '/compare?d=demo-phonak-ric-90-r&d=demo-phonak-ric-50-312', '/test']) {
    await page.goto(address)
    await expectSitePage(page)
  }
  expect(faults).toEqual([])
  await shop.close()
})

test('the kill switch takes the worker away and empties what it kept', async ({ browser }) => {
  const shop = await closableShop()
  const page = await offlineReader(browser, shop)
  expect(Object.keys(await keptAddresses(page))).toContain('estu-core')
  shop.answerWith(serviceWorker('/nowhere', false))
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await expectSitePage(page)
  await shop.close()
  await expect(page.goto('/uslugi')).rejects.toThrow('ERR_CONNECTION_REFUSED')
})
