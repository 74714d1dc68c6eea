import { fieldAttribute } from '../../src/preview/browser/marked-texts.ts'
import { visits } from '../support/accessibility/axe-runs.ts'
import { expectTyped, freeTime, keptForms, keptLine, typeInto } from '../support/forms/kept-forms.ts'
import { freshAddress } from '../support/fresh-address.ts'
import { applyPlainRules, withoutPopovers } from '../support/runner/no-popovers.ts'
import { asOlderBrowser, untilSaid, untilTakenOver } from '../support/runner/older-browser.ts'
import { addToCart, shopperAt } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'
import { missingWords, sentScripts } from '../support/wire/missing-words.ts'

const { fullSize } = readTestEnv()

test('no script that is sent, ours or a library’s, holds what an older browser cannot read or has no method for', () => {
  expect(missingWords('class A{static{A.b=1}}[1].toSorted();AbortSignal.timeout(1);a=/(?<=b)c/')).toHaveLength(4)
  // A preview's script is for editors, whose browser the admin panel works in as well.
  const scripts = Object.entries(sentScripts()).filter(([, script]) => !script.includes(fieldAttribute))
  expect(scripts.length).toBeGreaterThan(20)
  const found = scripts.map(([file, script]) => [file, missingWords(script)] as const)
  expect(found.filter(([, words]) => words.length > 0)).toEqual([])
})

test('a page stays as it is when the worker has kept the site, and when what tells of that fails', async ({
  browser,
}) => {
  for (const address of ['/', '/kk/zapisnapriem'])
    await test.step(address, async () => {
      const page = await browser.newPage({ serviceWorkers: 'allow' })
      const faults = await asOlderBrowser(page)
      await page.goto(address)
      const heading = (await page.locator('h1:visible').textContent()) ?? ''
      await untilSaid(page)
      await expect(page.locator('h1:visible')).toHaveText(heading)
      expect(faults).toEqual([])
      await page.close()
    })
  await test.step('a fault of what tells of the worker leaves the page as it is', async () => {
    const page = await browser.newPage({ serviceWorkers: 'allow' })
    await page.addInitScript(() => {
      const { sort } = Array.prototype
      Array.prototype.sort = function (...order) {
        if (this.some((one) => one?.kind === 'ready')) throw new Error('broken beside the page')
        return sort.apply(this, order)
      }
    })
    const told = page.waitForEvent('console', (line) => line.text().includes('broken beside the page'))
    await page.goto('/apparaty')
    const heading = (await page.locator('h1:visible').textContent()) ?? ''
    await told
    await expect(page.locator('.toasts')).toHaveCount(0)
    await expect(page.locator('h1:visible')).toHaveText(heading)
    await page.close()
  })
})

/** Two kinds of four in the gate, one in each language: what every script lacks is looked for in the scripts themselves. */
const opened = visits(fullSize).filter((_, index) => fullSize || index % 4 < 2)

test('each kind of page opens and React takes it over', async ({ page }) => {
  if (fullSize) test.setTimeout(15 * 60_000)
  const faults = await asOlderBrowser(page)
  for (const { address } of opened) {
    await page.goto(address, { waitUntil: 'load' })
    await untilTakenOver(page)
  }
  expect(faults).toEqual([])
})

test('each errand works: the finder, a comparison, a draft that comes back, a message without a network, a visit', async ({
  page,
  context,
}) => {
  const faults = await asOlderBrowser(page)
  for (const address of [
    '/apparaty?brand=phonak',
    '/podbor?who=self&signs=none&hard=tv&loss=II&battery=unknown&budget=any',
    '/compare?d=demo-phonak-ric-90-r&d=demo-phonak-ric-50-312',
    '/test',
  ]) {
    await page.goto(address)
    await expect(page.locator('h1:visible')).toBeVisible()
  }

  await test.step('a draft comes back, and a message waits for the network', async () => {
    const { typed } = keptForms.feedback
    await page.goto('/feedback')
    await typeInto(page, typed)
    await expect(keptLine(page)).toBeVisible()
    await page.reload()
    await expectTyped(page, typed)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.locator('main form[data-queue] button[type=submit]').last().click()
    await expect(page.locator('.queue')).toContainText('Сообщение ждёт интернета')
    await context.setOffline(false)
    await expect(page.locator('.queue')).toContainText('Сообщение отправлено')
  })
  await test.step('a visit is booked', async () => {
    const shopper = shopperAt(page, 'kk')
    await shopper.open((await freeTime()).replace(/&at=.*/, ''))
    await page.locator('.week a.day').last().click()
    await page.waitForURL(/day=/)
    await page.locator('button.slot').first().click()
    await page.waitForURL(/at=/)
    await shopper.fillContact({ name: 'Марат Пробный', phone: '7017654301', email: freshAddress() })
    await shopper.send()
    await expect(page).toHaveURL(/\/kk\/thanks\?for=appointment/)
    await expect(page.locator('main a[href$="/calendar.ics"]')).toBeVisible()
  })
  expect(faults).toEqual([])
})

test('each errand works: a device is ordered from its page', async ({ page }) => {
  const faults = await asOlderBrowser(page)
  const shopper = shopperAt(page, 'ru')
  await shopper.open('/apparaty/demo-phonak-ric-90-r')
  await addToCart(page, page.locator('form[action$="/cart"] button').first())
  await shopper.open('/cart/checkout')
  await shopper.fillContact({ name: 'Асель Пробная', phone: '7017654302', email: freshAddress() })
  await shopper.send()
  await expect(page.locator('h1')).toHaveText('Проверьте заказ')
  await shopper.send(page.locator('button[value=place]'))
  await expect(page).toHaveURL(/\/thanks\?for=order/)
  await expect(page.locator('main')).toContainText(/E-[0-9A-Z]{4}-[0-9A-Z]{4}/)
  expect(faults).toEqual([])
})

test('menus and settings open and shut by their buttons where no popover is known', async ({ page }) => {
  const faults = await asOlderBrowser(page)
  await withoutPopovers(page)
  for (const [address, width, id] of [
    ['/filialy', 360, 'menu'],
    ['/kk/filialy', 360, 'a11y'],
    ['/kk/filialy', 1280, 'catalogue'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(address)
    await applyPlainRules(page)
    const panel = page.locator(`#${id}`)
    await expect(panel).toBeHidden()
    await page.locator(`.header [popovertarget=${id}]`).click()
    await expect(panel).toBeVisible()
    // A panel's own button comes after the one that opens it.
    await page.locator(`[popovertarget=${id}]:visible`).last().click()
    await expect(panel).toBeHidden()
  }
  expect(faults).toEqual([])
})
