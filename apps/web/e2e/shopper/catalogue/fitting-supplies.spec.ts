import { sideways } from '../../support/accessibility/sideways.ts'
import { forEachShopper } from '../../support/each-shopper.ts'
import { prefixOf } from '../../support/shopper.ts'
import { expect, test } from '../../support/test.ts'

forEachShopper(({ locale, javaScriptEnabled, say }) => {
  const start = `${prefixOf(locale)}/raskhodniki/podbor`

  test('brand, model and what fits it follow on a narrow phone; who does not find it is led to people', {
    tag: javaScriptEnabled ? '@full' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await test.step('brand, then model, then what fits it', async () => {
      await page.goto(start)
      await expect(page.locator('h1')).toHaveText(say('Что подходит к вашему аппарату', 'Аппаратыңызға не сай келеді'))
      expect(await sideways(page)).toBe(0)
      await page.locator('main a.choice', { hasText: 'Phonak' }).click()
      await expect(page).toHaveURL(/brand=phonak$/)
      expect(await sideways(page)).toBe(0)
      await page.locator('main #q').fill('RIC 50')
      await page.locator('main form[role=search] button').click()
      await expect(page).toHaveURL(/q=RIC/)
      await expect(page.locator('main a.choice')).toHaveCount(1)
      await page.locator('main a.choice').click()
      await expect(page).toHaveURL(/device=demo-phonak-ric-50-312$/)
      await expect(page.locator('main h3').first()).toBeVisible()
      expect(await sideways(page)).toBe(0)
      // It runs on batteries of size 312: those always fit.
      await expect(page.locator('main a[href$="/raskhodniki/demo-battery-312"]')).toHaveCount(1)
      await expect(page.locator('main a[href$="/raskhodniki/demo-battery-675"]')).toHaveCount(0)
    })

    await test.step('the device’s own page says the same and leads here', async () => {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.goto(`${prefixOf(locale)}/apparaty/demo-phonak-ric-50-312`)
      await expect(page.locator('.goods a[href$="/raskhodniki/demo-battery-312"]').first()).toBeVisible()
      await expect(page.locator('.goods a[href$="/raskhodniki/demo-battery-675"]')).toHaveCount(0)
      await page.getByRole('link', { name: say('Всё, что к нему подходит', 'Оған сай келетіннің бәрі') }).click()
      await expect(page).toHaveURL(/podbor\?brand=phonak&device=demo-phonak-ric-50-312$/)
    })

    await test.step('who does not find a model is led to people', async () => {
      await page.goto(`${start}?brand=phonak&q=zzzz`)
      await expect(page.locator('main')).toContainText(say('Моделей с таким названием', 'мұндай атаулы үлгісі жоқ'))
      await expect(page.locator('main a[href$="/feedback"]')).toBeVisible()
      await page.goto(`${start}?brand=phonak&device=no-such-model`)
      await expect(page.locator('main')).toContainText(say('Такой модели у нас нет', 'Бізде мұндай үлгі жоқ'))
      await expect(page.locator('main a.choice').first()).toBeVisible()
    })
  })
})
