import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { readTestEnv } from '../support/test-env.ts'

const { fullSize } = readTestEnv()

const paths = [
  '/',
  '/kk/apparaty',
  '/apparaty/demo-phonak-ric-90-r',
  '/stati-ekspertnye/pervye-30-dney-s-apparatom',
  '/kk/filialy',
]
const widths = [360, 1280]
/** All in the full tier, in the gate one for each page, in turn. */
const widthsOf = (index: number) => widths.filter((_, turn) => fullSize || turn === index % widths.length)

const painted = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length), { intervals: [20] })
    .toBe(1)

/** Where each element stands and how it looks, in the order of the document. */
const looks = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    // What a drawing's own file shows comes when that has come.
    return [...document.body.querySelectorAll(':not(use)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { display, color, backgroundColor, fontSize, fontWeight, borderTopWidth, opacity } =
        getComputedStyle(element)
      const place = [x, y, width, height].map(Math.round)
      const name = `${element.tagName}.${element.getAttribute('class')}`
      return [name, place, display, color, backgroundColor, fontSize, fontWeight, borderTopWidth, opacity].join(' ')
    })
  })

test('a page looks before its whole sheet is there as it does after', async ({ page, request }) => {
  await page.route('**/_next/**/*.js', (route) => route.abort())
  let letSheetsCome = () => {}
  await page.route('**/*.css', async (route) => {
    await new Promise<void>((resolve) => {
      letSheetsCome = resolve
    })
    await route.continue()
  })
  for (const [index, path] of paths.entries())
    await test.step(path, async () => {
      // Whoever comes first may get it as Next made it.
      await request.get(path)
      for (const width of widthsOf(index)) {
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
        expect(await looks(page), `${path}, ${width} px`).toEqual(before)
      }
    })
})

test('scripts and sheets come after the first paint, the largest photograph first, the sheet without script', async ({
  page,
  browser,
  request,
}) => {
  await test.step('scripts and sheets are asked for after the first paint', async () => {
    await request.get('/')
    await page.goto('/')
    const begun = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/_next\/.*\.(js|css)$/.test(name))
          .map(({ startTime }) => startTime),
      )
    // A file is listed once it is there.
    await expect.poll(async () => (await begun()).length).toBeGreaterThan(5)
    const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    expect(Math.min(...(await begun()))).toBeGreaterThanOrEqual(paint ?? Number.POSITIVE_INFINITY)
  })
  // The other main pages show drawings, which stand in the markup.
  await test.step('the largest photograph of a first screen is fetched first, and few beside it', async () => {
    for (const [index, path] of ['/aksessuaries/demo-charger-desk', '/kk/aksessuaries/demo-charger-desk'].entries())
      for (const width of widthsOf(index)) {
        const where = `${path}, ${width} px`
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        const [largest, ...others] = await photographs(page)
        expect(largest?.area, where).toBeGreaterThan(0)
        expect(largest, where).toMatchObject({ priority: 'high', loading: 'eager' })
        expect(
          others.filter(({ priority }) => priority === 'high'),
          where,
        ).toEqual([])
      }
  })
  await test.step('a page without script has its whole sheet', async () => {
    await request.get('/apparaty')
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    const sheet = plain.waitForResponse(/\.css$/)
    await plain.goto('/apparaty')
    expect((await sheet).status()).toBe(200)
    await context.close()
  })
})

/** Photographs of the first screen, as they are to be fetched; the largest, or the first of several as large, is first. */
const photographs = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLImageElement>('main img')].map((image) => {
      const { top, left, width, height } = image.getBoundingClientRect()
      const shown = [Math.min(width, innerWidth - left), Math.min(height, innerHeight - top)]
      const area = shown.some((length) => length <= 0) ? 0 : shown.reduce((one, other) => one * other, 1)
      return { area: Math.round(area), priority: image.fetchPriority, loading: image.loading }
    })
    return all.toSorted((one, other) => other.area - one.area)
  })

test('a heart that is pressed before the scripts came is marked when they have', async ({ page, request }) => {
  await request.get('/apparaty')
  let letScriptsCome = () => {}
  const held = new Promise<void>((resolve) => {
    letScriptsCome = resolve
  })
  await page.route('**/_next/**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/apparaty', { waitUntil: 'domcontentloaded' })
  const heart = page.getByRole('button', { name: /^В избранное/ }).first()
  await heart.click()
  letScriptsCome()
  await expect(page.getByRole('button', { name: /^Убрать из избранного/ })).toHaveCount(1)
  await expect(page.locator('.tool .count:visible')).toHaveText('1')
})
