import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'
import { ask } from '../support/wire/exchange.ts'
import { saidIn } from '../support/wire/read-answers.ts'

const path = '/apparaty?form=ric&loss=II'

test('a listing that is kept runs, and goes on from choice to choice', async ({ page }) => {
  await expect.poll(async () => saidIn(await ask({ path }), 'cache-status')).toBe('estu; hit')
  await page.goto(path)
  await hydrated(page.locator('.lst [role=status]').first())
  const choice = page.locator('.facet input[name=loss][value=III]')
  for (let time = 0; time < 2; time += 1) {
    await choice.check()
    await page.waitForURL('**/apparaty?loss=II&loss=III&form=ric')
    await choice.uncheck()
    await page.waitForURL('**/apparaty?loss=II&form=ric')
  }
  await page.goBack()
  await expect(choice).toBeChecked()
  await page.goBack()
  await expect(choice).not.toBeChecked()
})
