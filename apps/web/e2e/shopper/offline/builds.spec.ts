import { request } from 'node:http'
import { chromium } from '@playwright/test'
import { expectSitePage, keptReader, offlineReader } from '../../support/offline-reader.ts'
import { languageTag } from '../../support/runner/diagonals.ts'
import { type ClosableShop, closableShop } from '../../support/shop/closable-shop.ts'
import { expect, test } from '../../support/test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { chromiumPath, fullSize, webUrl } = readTestEnv()
/** Four, then back to a page of the old build, and one more from there. */
const navigations = fullSize ? 40 : 5
const folder = 'static/chunks'
const renamed = 'static/newest'
const ofTheseBytes = ['content-length', 'transfer-encoding', 'content-security-policy', 'etag']

let shop: ClosableShop

test.beforeEach(async () => {
  shop = await closableShop()
})
test.afterEach(() => shop.close())

/** The worker as the shop has it, with other bytes: what another build sends. */
async function answerWithBuild(name: string): Promise<void> {
  const script = `${await (await fetch(`${webUrl}/sw.js`)).text()}\n// ${name}`
  shop.answerWith((req, res) => {
    if (req.url !== '/sw.js') return false
    res.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(script)
    return true
  })
}

/** The same shop after a release: every script has another name, the old ones are gone, and the build is another. */
async function deployNext(): Promise<void> {
  const id = /"b":"([\w-]{10,})"/.exec((await (await fetch(webUrl)).text()).replaceAll('\\"', '"'))?.[1]
  expect(id).toBeTruthy()
  shop.answerWith((req, res) => {
    const url = req.url ?? '/'
    if (url.includes(folder)) {
      res.writeHead(404).end()
      return true
    }
    const { 'if-none-match': _, ...asked } = req.headers
    const headers = { ...asked, 'accept-encoding': 'identity' }
    const { hostname, port } = new URL(webUrl)
    request({ hostname, port, method: req.method, path: url.replaceAll(renamed, folder), headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray())
      const isText = /text|json|javascript|component/.test(answer.headers['content-type'] ?? '')
      const given = isText
        ? Buffer.from(
            body
              .toString()
              .replaceAll(folder, renamed)
              .replaceAll(id ?? '', 'the-next-build'),
          )
        : body
      // Another build's bytes have a name and a policy of their own; what scripts a page may run is tested elsewhere.
      const kept = Object.entries(answer.headers).filter(([name]) => !ofTheseBytes.includes(name))
      const headers = { ...Object.fromEntries(kept), 'content-length': given.length }
      res.writeHead(answer.statusCode ?? 502, headers).end(given)
    })
      .on('error', () => res.destroy())
      .end()
    return true
  })
}

test('a worker of an older build gives way when its reader wants it, and not before', async ({ browser }) => {
  await answerWithBuild('an older build')
  const page = await offlineReader(browser, shop, '/feedback')
  shop.answerWith(null)
  await page.goto('/feedback')
  const offer = page.getByText('Сайт обновился')
  await expect(offer).toBeVisible()
  await page.locator('#message').fill('Не торопите меня')
  // While somebody types, nothing lies over the page; nothing is loaded again by itself.
  await expect(offer).toBeHidden()
  await expect(page.locator('#message')).toHaveValue('Не торопите меня')
  await page.locator('h1').click()
  const scripts = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return [Boolean(registration?.waiting), Boolean(registration?.active)]
    })
  expect(await scripts()).toEqual([true, true])
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Обновить сейчас' }).click()])
  await expect.poll(scripts).toEqual([false, true])
  await expect(offer).toBeHidden()
  await expect(page.locator('#message')).toHaveValue('Не торопите меня')
})

test('a page of one build goes on within the next one, and has what was typed before', async ({ browser }) => {
  test.setTimeout(fullSize ? 600_000 : 300_000)
  const page = await offlineReader(browser, shop, '/')
  await test.step('a page of one build goes on within the next one', async () => {
    await deployNext()
    const starts = ['/apparaty', '/articles', '/kk/uslugi', '/reviews']
    for (let count = 0; count < navigations; count++) {
      const path = new URL(page.url()).pathname
      const links = page.locator('main a[href^="/"]:visible')
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      const others = hrefs.filter((href) => !/[?#]/.test(href) && href !== path)
      const href = others[count % others.length] ?? '/'
      await page.locator(`a[href="${href}"]:visible`).first().click()
      await page.waitForURL((url) => url.pathname !== path)
      await page.waitForLoadState()
      await expectSitePage(page)
      if (count % 4 !== 3) continue
      // Back to a page that the old build made and that is kept.
      shop.answerWith(null)
      await page.goto(starts[(count >> 2) % starts.length] ?? '/')
      await deployNext()
    }
  })

  await test.step('what was typed under one build is there under the next', async () => {
    shop.answerWith(null)
    await page.goto('/feedback')
    await page.locator('#message').fill('Написано до обновления')
    await expect(page.locator('.kept')).toBeVisible()
    await deployNext()
    await page.reload()
    await expect(page.locator('#message')).toHaveValue('Написано до обновления')
    await expect(page.locator('.kept')).toContainText('Никуда не отправлено')
  })
})

for (const [address, manifest] of [
  ['/', '/manifest.webmanifest'],
  ['/kk/filialy', '/kk/manifest.webmanifest'],
] as const) {
  test(
    `the browser finds nothing against installing ${manifest}`,
    {
      tag: languageTag(address === '/' ? 'ru' : 'kk'),
    },
    async ({ launchOptions }, testInfo) => {
      // A browser with a profile of its own: one that keeps nothing installs nothing either.
      const context = await chromium.launchPersistentContext(testInfo.outputPath('profile'), {
        ...launchOptions,
        executablePath: chromiumPath,
        baseURL: shop.origin,
        serviceWorkers: 'allow',
      })
      const page = await keptReader(context, address)
      const session = await context.newCDPSession(page)
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
      expect(installabilityErrors).toEqual([])
      const read = await session.send('Page.getAppManifest')
      expect(read.url).toBe(`${shop.origin}${manifest}`)
      expect(read.errors).toEqual([])
      const app = JSON.parse(read.data ?? '{}')
      expect(app.id).toBe(address.startsWith('/kk') ? '/kk' : '/')
      const files = [...app.icons, ...app.screenshots, ...app.shortcuts.flatMap(({ icons }: { icons: [] }) => icons)]
      for (const { src, type } of [
        ...files,
        { src: '/favicon.ico', type: 'image/' },
        { src: '/apple-touch-icon.png' },
      ]) {
        const answer = await page.request.get(src)
        expect(answer.status(), src).toBe(200)
        expect(answer.headers()['content-type'], src).toContain(type ?? 'image/png')
      }
      for (const { url } of app.shortcuts) expect((await page.request.get(url)).status(), url).toBe(200)
      await context.close()
    },
  )
}
