import { locales, localisePath, otherLocale } from '@estu/domain/locale/locales'
import { branchPath, promotionPath, routes, servicePath, specialistPath } from '@estu/domain/routing/routes'
import { drawn } from '../support/accessibility/appearance.ts'
import { cartCookieOf } from '../support/cart-cookie.ts'
import { freshAddress } from '../support/fresh-address.ts'
import { hydrated } from '../support/hydrated.ts'
import { orderedIn } from '../support/placed-order.ts'
import { languageTag } from '../support/runner/diagonals.ts'
import { expect, type Locator, type Page, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'

declare global {
  interface Window {
    shiftSum: () => number
    /** What has moved, from where and to where. */
    moved: () => string[]
  }
}

const { fullSize } = readTestEnv()
const device = 'demo-phonak-ric-90-r'
const paths = ['/apparaty', `/apparaty/${device}`, '/search?q=аппарат', `/compare?d=${device}`, '/diagnostika-sluha']
const widths = [360, 1280]

/** Pages with their widths: all of them in the full tier, one of each page in the gate, in turn. */
const widthsOf = (index: number): number[] => widths.filter((_, turn) => fullSize || turn === index % widths.length)
const looksAt = (all: readonly string[]) =>
  all.flatMap((path, index) => widthsOf(index).map((width) => ({ path, width })))

/** The rest of what is read most. */
const otherPaths = [
  routes.articles.path,
  servicePath('proverka-sluha'),
  specialistPath('surdolog-centra'),
  branchPath('abaya-52'),
  promotionPath('Skidka_dlya_pensionerov'),
  routes.home.path,
  routes.branches.path,
  routes.reviews.path,
  routes.appointment.path,
]
/** Less than any eye sees: what moves is a word beside another by some pixels. */
const still = 0.001
const fontFiles = '**/*.woff2'

for (const locale of locales)
  test.describe(locale, { tag: languageTag(locale) }, () => {
    test.use({ locale: `${locale}-KZ` })

    test('nothing moves while a page comes to life, nor when its font comes late', async ({ page }) => {
      await countShifts(page)
      for (const [index, { path, width }] of looksAt(paths).entries()) {
        await page.setViewportSize({ width, height: 800 })
        await expectStill(page, localisePath(locale, path), `${path} at ${width} px`, page.locator('#main a').last())
        if (index === 0)
          await test.step('a page asks for its font at once, for each file a single time', () => expectOwnFonts(page))
      }
      for (const { path, width } of looksAt(otherPaths)) {
        await page.setViewportSize({ width, height: 800 })
        await expectStill(page, localisePath(locale, path), `${path} at ${width} px`)
      }
    })

    test('nor in a full cart, where it is ordered, on the order and its thanks, nor where marked products come with their prices', async ({
      page,
      context,
    }) => {
      await countShifts(page)
      const expectStillAt = async (some: number[], address: string, what: string) => {
        for (const width of some) {
          await page.setViewportSize({ width, height: 800 })
          await expectStill(page, address, `${what} at ${width} px`)
        }
      }
      await context.addCookies([await cartCookieOf(2)])
      await expectStillAt(widthsOf(1), localisePath(locale, routes.cart.path), 'a full cart')
      await expectStillAt(widthsOf(0), localisePath(locale, routes.checkout.path), 'an order that is filled in')
      const { thanks, own } = await orderedIn(context, { locale, email: freshAddress() })
      await expectStillAt(widthsOf(0), thanks, 'thanks')
      await expectStillAt(widthsOf(1), own, 'an order')

      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(localisePath(locale, `/apparaty/${device}`))
      const heart = page.locator('main .iconbtn[aria-pressed]').first()
      await hydrated(heart)
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      for (const width of widthsOf(0)) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(localisePath(locale, '/selectedproducts'))
        await expect(page.locator('.row--favourite .price__now')).toContainText('₸')
        await drawn(page)
        expect.soft(await shiftSum(page), `marked products at ${width} px`).toBeLessThan(0.001)
      }
    })
  })

for (const locale of locales)
  test.describe(`a browser that would rather not read ${locale}`, { tag: languageTag(locale) }, () => {
    test.use({ locale: `${otherLocale(locale)}-KZ` })

    test('is offered its language by a line that is there from the start and that the keyboard reaches', async ({
      page,
    }) => {
      await countShifts(page)
      // The line is of the frame that every page has.
      for (const { path, width } of looksAt(fullSize ? paths : paths.slice(0, 2))) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(localisePath(locale, path))
        await hydrated(page.locator('#main a').last())
        await drawn(page)
        await expect(page.locator('.langoffer')).toBeVisible()
        expect.soft(await shiftSum(page), `${path} at ${width} px`).toBeLessThan(0.001)
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

/** What it had not told of at once would come after the first paint. */
async function expectOwnFonts(page: Page): Promise<void> {
  const preloaded = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const fonts = fetched.filter((name) => name.endsWith('.woff2'))
  expect(fonts.toSorted()).toEqual(preloaded.toSorted())
  const scripts = fonts.map((name) => /golos-text-([a-z-]+)\./.exec(name)?.[1])
  expect(scripts).toEqual([...new Set(scripts)])
}

/**
 * Nothing moves, neither before the page's font is there nor when it comes.
 * @param woken what has to be known to React first: the document by itself, where its links are markup alone.
 */
async function expectStill(page: Page, address: string, what: string, woken = page.locator('html')): Promise<void> {
  const letFontCome = await holdFont(page)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await hydrated(woken)
  await painted(page)
  expect.soft(await shiftSum(page), `${what}, without the font`).toBeLessThan(still)
  await letFontCome()
  await drawn(page)
  expect(await page.evaluate(() => document.fonts.check('1rem "Golos Text"'))).toBe(true)
  const moved = (await page.evaluate(() => window.moved())).join('\n')
  expect.soft(await shiftSum(page), `${what}\n${moved}`).toBeLessThan(still)
}

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
    type Shift = PerformanceEntry & {
      value: number
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const shifts: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const readAt = () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).domInteractive
    const late = () => {
      shifts.push(...observer.takeRecords())
      return shifts.filter(({ startTime }) => startTime > readAt()) as Shift[]
    }
    window.shiftSum = () => late().reduce((sum, { value }) => sum + value, 0)
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    window.moved = () =>
      late().flatMap(({ value, sources }) =>
        sources.map(({ node, previousRect, currentRect }) =>
          [value, node?.textContent?.slice(0, 60), placeOf(previousRect), placeOf(currentRect)].join(' | '),
        ),
      )
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
