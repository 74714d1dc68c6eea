import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import type { ClosableShop } from './shop/closable-shop.ts'

/** A reader whose browser keeps the site: the worker is there and watches the page. */
export async function offlineReader(browser: Browser, shop: ClosableShop, start = '/'): Promise<Page> {
  return keptReader(await browser.newContext({ baseURL: shop.origin, serviceWorkers: 'allow' }), start)
}

/** The same in a window that stands open. */
export async function keptReader(context: BrowserContext, start: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(start)
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)), { timeout: 30_000 })
    .toBe(true)
  return page
}

/** The addresses of everything that a browser keeps, by cache. */
export const keptAddresses = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const kept: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      const keys = await (await caches.open(name)).keys()
      kept[name] = keys.map(({ url }) => url.slice(location.origin.length))
    }
    return kept
  })

/** Waits until a page is kept; what is visited is kept a little after it was shown. */
export const untilKept = (page: Page, address: string) =>
  expect
    .poll(async () => Object.values(await keptAddresses(page)).flat(), { timeout: 15_000 })
    .toContain(address.replace(/(?<=.)\/$/, ''))

/** Words that a page of faults begins with, and the browser's own. */
export const faultTitles = /Что-то пошло не так|Бірдеңе дұрыс болмады|This site can’t be reached|ERR_/

/** A page of the site stands there, whichever, and it is none of a fault. */
export async function expectSitePage(page: Page): Promise<void> {
  await expect(page.locator('h1:visible')).toBeVisible()
  await expect(page.locator('h1:visible')).not.toHaveText(faultTitles)
  expect(new URL(page.url()).pathname).not.toMatch(/^(\/kk)?\/error$/)
}
