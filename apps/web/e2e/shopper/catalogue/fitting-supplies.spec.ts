import { forEachShopper } from '../../support/each-shopper.ts'
import { prefixOf } from '../../support/shopper.ts'
import { expect, test } from '../../support/test.ts'
import { visit } from '../../support/visitor.ts'

forEachShopper(({ locale, say }) => {
  const start = `${prefixOf(locale)}/raskhodniki/podbor`

  test('brand, model and what fits it follow; who does not find it is led to people', async ({ page }) => {
    await test.step('brand, then model, then what fits it', async () => {
      await page.goto(start)
      await expect(page.locator('h1')).toHaveText(say('Что подходит к вашему аппарату', 'Аппаратыңызға не сай келеді'))
      await page.locator('main a.choice', { hasText: 'Phonak' }).click()
      await expect(page).toHaveURL(/brand=phonak$/)
      await page.locator('main #q').fill('RIC 50')
      await page.locator('main form[role=search] button').click()
      await expect(page).toHaveURL(/q=RIC/)
      await expect(page.locator('main a.choice')).toHaveCount(1)
      await page.locator('main a.choice').click()
      await expect(page).toHaveURL(/device=demo-phonak-ric-50-312$/)
      await expect(page.locator('main h3').first()).toBeVisible()
      // It runs on batteries of size 312: those always fit.
      await expect(page.locator('main a[href$="/raskhodniki/demo-battery-312"]')).toHaveCount(1)
      await expect(page.locator('main a[href$="/raskhodniki/demo-battery-675"]')).toHaveCount(0)
      // The device's own page says the same and leads here.
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

    await test.step('fits a narrow phone', async () => {
      await page.setViewportSize({ width: 320, height: 700 })
      for (const query of ['', '?brand=phonak', '?brand=phonak&device=demo-phonak-ric-50-312']) {
        await page.goto(`${start}${query}`)
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(over, query).toBeLessThanOrEqual(0)
      }
    })
  })
})

test('a processor has its own supplies', async () => {
  const { status, html } = await visit('/raskhodniki/podbor?brand=advancedbionics&implant=demo-processor-bte')
  expect(status).toBe(200)
  expect(html).toMatch(/Подходит к/)
})

test('hostile values are answered, and a supply’s own page is still there', async () => {
  for (const value of ['%00', '%ff', '%25%25', '%5C', "'%3B--", '%3Cscript%3Ealert', 'x'.repeat(4000)])
    for (const name of ['brand', 'device', 'implant', 'q', 'brand=phonak&q']) {
      const { status, html } = await visit(`/raskhodniki/podbor?${name}=${value}&${name}=${value}`)
      // What is longer than any address of the site is said to lead nowhere.
      expect(status, `${name}=${value}`).toBe(value.length > 1000 ? 404 : 200)
      expect(html).not.toContain('<script>alert')
    }
  expect((await visit('/raskhodniki/demo-battery-312')).status).toBe(200)
  expect((await visit('/raskhodniki/no-such-supply')).status).toBe(404)
})
