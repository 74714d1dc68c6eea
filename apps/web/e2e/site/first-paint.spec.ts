import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

const paths = [
  '/',
  '/kk/apparaty',
  '/apparaty/demo-phonak-ric-90-r',
  '/stati-ekspertnye/pervye-30-dney-s-apparatom',
  '/kk/filialy',
]
const widths = [360, 1280]

const painted = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length), { intervals: [20] })
    .toBe(1)

/** Where each element stands and how it looks, in the order of the document. */
const looks = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { display, color, backgroundColor, fontSize, fontWeight, borderTopWidth, opacity } =
        getComputedStyle(element)
      const place = [x, y, width, height].map(Math.round)
      const name = `${element.tagName}.${element.getAttribute('class')}`
      return [name, place, display, color, backgroundColor, fontSize, fontWeight, borderTopWidth, opacity].join(' ')
    })
  })

for (const path of paths)
  test(`${path} looks before its whole sheet is there as it does after`, async ({ page, request }) => {
    // Whoever comes first may get it as Next made it.
    await request.get(path)
    await page.route('**/_next/**/*.js', (route) => route.abort())
    let letSheetsCome = () => {}
    await page.route('**/*.css', async (route) => {
      await new Promise<void>((resolve) => {
        letSheetsCome = resolve
      })
      await route.continue()
    })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const asked = page.waitForRequest('**/*.css')
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await painted(page)
      await asked
      const before = await looks(page)
      const came = page.waitForResponse('**/*.css')
      letSheetsCome()
      await came
      const sheets = () =>
        page.evaluate(() => [...document.styleSheets].filter(({ href }) => href?.endsWith('.css')).length)
      await expect.poll(sheets).toBeGreaterThan(0)
      expect(await looks(page), `${width} px`).toEqual(before)
    }
  })

test('scripts and sheets are asked for after the first paint', async ({ page, request }) => {
  await request.get('/')
  await page.goto('/')
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll('script[src][async]').length))
    .toBeGreaterThan(3)
  const { paint, begun } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    begun: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/_next\/.*\.(js|css)$/.test(name))
      .map(({ startTime }) => startTime),
  }))
  expect(begun.length).toBeGreaterThan(5)
  expect(Math.min(...begun)).toBeGreaterThanOrEqual(paint)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a page has its whole sheet', async ({ page, request }) => {
    await request.get('/apparaty')
    const sheet = page.waitForResponse(/\.css$/)
    await page.goto('/apparaty')
    expect((await sheet).status()).toBe(200)
  })
})
