import { attempts, tryEverything } from '../support/foreign-attempts.ts'
import { pageKinds } from '../support/pages/page-kinds.ts'
import { policyViolations, refusedInConsole } from '../support/policy-violations.ts'
import { back, withoutDatabase } from '../support/shop/without-database.ts'
import { expect, type Page, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'

test.use({ provokesPolicy: true })

const stored = '/apparaty'
const visited = '/cart'
const missing = '/net-takoy-stranitsy'

const { fullSize, webUrl } = readTestEnv()
const some = [stored, `/kk${stored}`, visited, missing, '/feedback', '/hearing-screener']
const all = Object.values(pageKinds).flatMap(([path = '/']) => [path, `/kk${path === '/' ? '' : path}`])

/** Opens a page in a window that has left the one before, so that nothing of that is told any more. */
async function openNext(page: Page, refused: string[], address: string): Promise<void> {
  await page.goto('about:blank')
  refused.length = 0
  await page.goto(address)
}

test('on no page does anything run that is not ours, and all that is ours runs from page to page', async ({ page }) => {
  if (fullSize) test.setTimeout(10 * 60_000)
  const refused = await policyViolations(page)
  await test.step('on no page does anything run that is not ours', async () => {
    for (const address of fullSize ? all : some)
      await test.step(address, async () => {
        await openNext(page, refused, address)
        expect(refused, address).toEqual([])
        await tryEverything(page, refused)
      })
  })
  await test.step('from a page made for a visit to one that is kept, and back, everything runs', async () => {
    await openNext(page, refused, visited)
    await page.goto('/compare')
    for (const path of ['/apparaty', '/articles', '/filialy']) {
      await page.locator(`a[href="${path}"]:visible`).first().click()
      await page.waitForURL(`**${path}`)
      await expect(page.locator('h1:visible')).toBeVisible()
    }
    await page.goBack()
    await page.goBack()
    await expect(page.locator('h1:visible')).toBeVisible()
    expect(refused).toEqual([])
  })
})

/** What the shop answered for the page's own address; the browser itself tells of the page that it has already. */
async function answered(page: Page): Promise<() => number[]> {
  const statuses: number[] = []
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  const documents = new Set<string>()
  devTools.on('Network.requestWillBeSent', ({ requestId, type }) => type === 'Document' && documents.add(requestId))
  devTools.on(
    'Network.responseReceivedExtraInfo',
    ({ requestId, statusCode }) => documents.has(requestId) && statuses.push(statusCode),
  )
  return () => statuses
}

async function encodingOf(address: string): Promise<string | null> {
  const response = await fetch(`${webUrl}${address}`, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  return response.headers.get('content-encoding')
}

test('nor on a page that a browser has already', async ({ page }) => {
  const refused = await policyViolations(page)
  const statuses = await answered(page)
  for (const address of fullSize ? [stored, `/kk${stored}`, '/'] : [`/kk${stored}`, '/'])
    await test.step(address, async () => {
      // What is still being packed has another name than what is sent afterwards.
      await expect.poll(() => encodingOf(address)).toBe('br')
      const before = statuses().length
      await openNext(page, refused, address)
      await page.reload()
      await expect.poll(() => statuses().slice(before)).toEqual([200, 304])
      expect(refused, address).toEqual([])
      await tryEverything(page, refused)
    })
})

test('nor on the pages that tell of a fault of ours', async ({ page, context }) => {
  const refused = await policyViolations(page)
  const cookies = { session: 'a'.repeat(43), cart: `c${'a'.repeat(32)}x1` }
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: webUrl })))
  await withoutDatabase(async () => {
    for (const path of fullSize ? ['/user', '/kk/user', '/cart', '/kk/cart'] : ['/user', '/kk/cart']) {
      refused.length = 0
      expect((await page.goto(path))?.status(), path).toBeGreaterThanOrEqual(500)
      expect(refused, path).toEqual([])
      await tryEverything(page, refused)
    }
  })
  await back('/zapisnapriem')
})

test('what a policy refuses is heard in the console, with scripts and without, and told of by its page', async ({
  page,
  browser,
}) => {
  for (const javaScriptEnabled of [true, false])
    await test.step(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, as the journeys listen for it`, async () => {
      const context = await browser.newContext({ javaScriptEnabled })
      const refused = refusedInConsole(context)
      const shown = await context.newPage()
      await shown.goto(stored)
      expect(refused).toEqual([])
      await shown.evaluate(() => {
        const style = document.createElement('style')
        style.textContent = 'h1 { color: red }'
        document.head.append(style)
      })
      await expect.poll(() => refused.length).toBeGreaterThan(0)
      await context.close()
    })
  await test.step('what browsers refused is told of by the address of its page, and taken note of', async () => {
    const told = page.waitForRequest((request) => request.url().endsWith('/api/policy-reports'))
    await page.goto(`/kk${stored}`)
    await page.evaluate(attempts['an inline script'] as () => void)
    const report = await told
    expect(report.postDataJSON()).toMatchObject({
      'csp-report': { 'document-uri': page.url(), 'violated-directive': 'script-src-elem' },
    })
    expect((await report.response())?.status()).toBe(204)
  })
})
