import { fieldAttribute } from '../../src/preview/browser/marked-texts.ts'
import { expectTyped, keptForms, keptLine, typeInto } from '../support/forms/kept-forms.ts'
import { asOlderBrowser, untilSaid } from '../support/runner/older-browser.ts'
import { expect, test } from '../support/test.ts'
import { missingWords, sentScripts } from '../support/wire/missing-words.ts'

test('no script that is sent, ours or a library’s, holds what an older browser cannot read or has no method for', () => {
  expect(missingWords('class A{static{A.b=1}}[1].toSorted();AbortSignal.timeout(1);a=/(?<=b)c/')).toHaveLength(4)
  // A preview's script is for editors, whose browser the admin panel works in as well.
  const scripts = Object.entries(sentScripts()).filter(([, script]) => !script.includes(fieldAttribute))
  expect(scripts.length).toBeGreaterThan(20)
  const found = scripts.map(([file, script]) => [file, missingWords(script)] as const)
  expect(found.filter(([, words]) => words.length > 0)).toEqual([])
})

test.describe('on a first visit', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const address of ['/', '/kk/zapisnapriem'])
    test(`${address} stays as it is when the worker has kept the site`, async ({ page }) => {
      const faults = await asOlderBrowser(page)
      await page.goto(address)
      const heading = (await page.locator('h1:visible').textContent()) ?? ''
      await untilSaid(page)
      await expect(page.locator('h1:visible')).toHaveText(heading)
      expect(faults).toEqual([])
    })

  test('a fault of what tells of the worker leaves the page as it is', async ({ page }) => {
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
  })
})

test('each errand works: the finder, a comparison, a draft that comes back, a message without a network', async ({
  page,
  context,
}) => {
  const faults = await asOlderBrowser(page)
  for (const address of [
    '/apparaty?brand=phonak',
    '/apparaty/demo-phonak-ric-90-r',
    '/podbor?who=self&signs=none&hard=tv&loss=II&battery=unknown&budget=any',
    '/compare?d=demo-phonak-ric-90-r&d=demo-phonak-ric-50-312',
    '/filialy',
    '/test',
  ]) {
    await page.goto(address)
    await expect(page.locator('h1:visible')).toBeVisible()
  }

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
  expect(faults).toEqual([])
})
