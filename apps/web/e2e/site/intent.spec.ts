import { expect, type Page, test } from '../support/test.ts'

/** The first device of the listing, whichever it is, with its address. */
async function firstDevice(page: Page) {
  const link = page.locator('main .card__title a').locator('visible=true').first()
  const device = await link.getAttribute('href')
  const name = await link.textContent()
  if (!device || !name) throw new Error('the listing shows no device')
  return { link, device, name }
}

/** Its own page is there: its name is the page's. */
async function expectDevice(page: Page, device: string, name: string) {
  await expect(page).toHaveURL(new RegExp(`${device}$`))
  await expect(page.locator('h1:visible')).toHaveText(name)
}

/** What is asked of the server for the data of pages, by paths. */
function dataAskedFor(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.headers().rsc) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

/** Follows what pointers mean only once the page's script does. */
async function openListing(page: Page, path = '/apparaty') {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

// Each begins in a window that has asked for nothing yet.
test('a page is asked for once: by a press, by a pointer that rests, by nobody for its scripts', async ({
  browser,
}) => {
  await test.step('a page is asked for once, when its link is pressed, and the tap opens that', async () => {
    const page = await browser.newPage()
    const asked = dataAskedFor(page)
    await openListing(page)
    const { link, device, name } = await firstDevice(page)
    await link.scrollIntoViewIfNeeded()
    const box = await link.boundingBox()
    if (!box) throw new Error('the link is not shown')
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === device)
    await page.mouse.move(box.x + 5, box.y + 5)
    await page.mouse.down()
    await answer
    expect(page.url()).not.toContain(device)
    await page.mouse.up()
    await expectDevice(page, device, name)
    expect(asked.filter((path) => path === device)).toHaveLength(1)
    await page.close()
  })
  await test.step('a pointer that rests on a link has its page asked for, and the click opens that', async () => {
    const page = await browser.newPage()
    const asked = dataAskedFor(page)
    await openListing(page)
    const { link, device } = await firstDevice(page)
    await link.hover()
    await expect.poll(() => asked.filter((path) => path === device).length).toBe(1)
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${device}$`))
    expect(asked.filter((path) => path === device)).toHaveLength(1)
    await page.close()
  })
  await test.step('what the pages of cards run is fetched while nothing is to be done, once for a section', async () => {
    const page = await browser.newPage()
    const asked = dataAskedFor(page)
    await openListing(page)
    const prepared = page.locator('link[rel=prefetch][as=script]')
    await expect(prepared).not.toHaveCount(0)
    expect(asked.filter((path) => path.startsWith('/apparaty/'))).toHaveLength(1)
    const scripts = await prepared.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
    const { link, device, name } = await firstDevice(page)
    await link.click()
    await expectDevice(page, device, name)
    const run = page.locator('script[src]')
    await expect
      .poll(() => run.evaluateAll((found) => found.map((script) => (script as HTMLScriptElement).src)))
      .toEqual(expect.arrayContaining(scripts))
    await page.close()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a scroll takes back what its touch asked for, and who pays for each byte is asked for nothing', async ({
    browser,
  }) => {
    await test.step('a finger that scrolls takes back what its first touch asked for', async () => {
      const page = await browser.newPage()
      await openListing(page)
      const ended = page.waitForEvent('requestfailed', (request) =>
        new URL(request.url()).pathname.startsWith('/apparaty/'),
      )
      await page.route('**/apparaty/*_rsc*', () => undefined)
      const link = page.locator('main .card__title a').first()
      await link.scrollIntoViewIfNeeded()
      const box = await link.boundingBox()
      if (!box) throw new Error('the link is not shown')
      const client = await page.context().newCDPSession(page)
      const at = { x: box.x + 10, y: box.y + 10 }
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
      for (const moved of [20, 60, 120])
        await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ ...at, y: at.y - moved }] })
      await ended
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await expect(page).toHaveURL(/\/apparaty$/)
      await page.close()
    })

    await test.step('who pays for each byte is asked for nothing but what they open', async () => {
      const page = await browser.newPage()
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
      })
      const asked = dataAskedFor(page)
      await openListing(page)
      const { link, device } = await firstDevice(page)
      await link.hover()
      await page.mouse.move(0, 0)
      await link.click()
      await expect(page).toHaveURL(new RegExp(`${device}$`))
      expect(asked.filter((path) => path.startsWith('/apparaty/'))).toEqual([device])
      await page.close()
    })
  })
})

test('data that was asked for ahead goes on to the page, which is whole soon after, and back', async ({ page }) => {
  await openListing(page, '/')
  await page.locator('header a[href="/apparaty"], main a[href="/apparaty"]').locator('visible=true').first().click()
  await expect(page).toHaveURL(/\/apparaty$/)
  const { link, device, name } = await firstDevice(page)
  await link.click()
  await expectDevice(page, device, name)
  await test.step('whole at once where somebody returns to its end', async () => {
    const next = page.locator('footer:visible a[href="/privacy"], footer:visible a').last()
    await next.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(1000)
    await next.click()
    await expect(page).not.toHaveURL(new RegExp(`${device}$`))
    await page.goBack()
    await expectDevice(page, device, name)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 200)
  })
  await page.goBack()
  await expect(page).toHaveURL(/\/apparaty$/)
  await page.goForward()
  await expectDevice(page, device, name)
  // The frame that every page has is there once.
  await expect(page.locator('header:visible')).toHaveCount(1)
  await expect(page.locator('footer:visible')).toHaveCount(1)
})
