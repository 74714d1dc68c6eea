import { locales, localisePath, otherLocale } from '@estu/domain/locale/locales'
import { drawn } from '../support/appearance.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, type Locator, type Page, test } from '../support/test.ts'

declare global {
  interface Window {
    shiftSum: () => number
  }
}

const device = 'demo-phonak-ric-90-r'
const paths = ['/apparaty', `/apparaty/${device}`, '/search?q=аппарат', `/compare?d=${device}`, '/diagnostika-sluha']
const widths = [360, 1280]
const fontFiles = '**/*.woff2'

for (const locale of locales)
  test.describe(locale, () => {
    test.use({ locale: `${locale}-KZ` })

    test('nothing moves while a page comes to life, nor when its font comes late', async ({ page }) => {
      await countShifts(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        for (const path of paths) {
          const letFontCome = await holdFont(page)
          await page.goto(localisePath(locale, path), { waitUntil: 'domcontentloaded' })
          await hydrated(page.locator('#main a').last())
          await painted(page)
          expect.soft(await shiftSum(page), `${path} at ${width} px, without the font`).toBeLessThan(0.001)
          await letFontCome()
          await drawn(page)
          expect(await page.evaluate(() => document.fonts.check('1rem "Golos Text"'))).toBe(true)
          expect.soft(await shiftSum(page), `${path} at ${width} px`).toBeLessThan(0.001)
        }
      }
    })

    test('a page asks for its font at once, for each file a single time', async ({ page }) => {
      await page.goto(localisePath(locale, '/apparaty'))
      await drawn(page)
      const preloaded = await page
        .locator('link[rel=preload][as=font]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
      const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
      const fonts = fetched.filter((name) => name.endsWith('.woff2'))
      // What it had not told of at once would come after the first paint.
      expect(fonts.toSorted()).toEqual(preloaded.toSorted())
      const scripts = fonts.map((name) => /golos-text-([a-z-]+)\./.exec(name)?.[1])
      expect(scripts).toEqual([...new Set(scripts)])
    })
  })

for (const locale of locales)
  test.describe(`a browser that would rather not read ${locale}`, () => {
    test.use({ locale: `${otherLocale(locale)}-KZ` })

    test('is offered its language by a line that is there from the start and that the keyboard reaches', async ({
      page,
    }) => {
      await countShifts(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        for (const path of paths) {
          await page.goto(localisePath(locale, path))
          await hydrated(page.locator('#main a').last())
          await drawn(page)
          await expect(page.locator('.langoffer')).toBeVisible()
          expect.soft(await shiftSum(page), `${path} at ${width} px`).toBeLessThan(0.001)
        }
      }
      const dismiss = page.locator('.langoffer button')
      await expect.poll(() => tabTo(page, dismiss)).toBe(true)
      await page.keyboard.press('Enter')
      await expect(dismiss).toBeHidden()
      await page.reload()
      await hydrated(page.locator('#main a').last())
      await expect(dismiss).toBeHidden()
    })
  })

test('marked products come with their prices, and nothing moves', async ({ page }) => {
  await countShifts(page)
  await page.goto(`/apparaty/${device}`)
  const heart = page.locator('main .iconbtn[aria-pressed]').first()
  await hydrated(heart)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/selectedproducts', '/kk/selectedproducts']) {
      await page.goto(path)
      await expect(page.locator('.row--favourite .price__now')).toContainText('₸')
      await drawn(page)
      expect.soft(await shiftSum(page), `${path} at ${width} px`).toBeLessThan(0.001)
    }
  }
})

/** One step of the keyboard further. @returns whether it has come to that place. */
async function tabTo(page: Page, place: Locator): Promise<boolean> {
  await page.keyboard.press('Tab')
  return place.evaluate((element) => element === document.activeElement)
}

/**
 * From the next page on, once the page is read: a browser slower than its network paints a header of which it has read
 * a half, and the rest then moves it by up to 0.016, whatever the page does.
 */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const readAt = () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).domInteractive
    window.shiftSum = () => {
      shifts.push(...observer.takeRecords())
      const late = shifts.filter(({ startTime }) => startTime > readAt()) as (PerformanceEntry & { value: number })[]
      return late.reduce((sum, { value }) => sum + value, 0)
    }
  })

const shiftSum = (page: Page) => page.evaluate(() => window.shiftSum())

/** Until the answer is called, no file of a font arrives. */
async function holdFont(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(fontFiles, (route) => promise.then(() => route.continue()))
  return async () => {
    resolve()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

async function painted(page: Page): Promise<void> {
  const paints = () => performance.getEntriesByName('first-contentful-paint').length
  await expect.poll(() => page.evaluate(paints)).toBe(1)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}
