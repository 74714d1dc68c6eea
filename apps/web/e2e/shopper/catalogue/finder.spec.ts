import { tapDelayMs } from '../../../src/features/finder/advance-on-tap.ts'
import { sideways } from '../../support/accessibility/sideways.ts'
import { forEachShopper } from '../../support/each-shopper.ts'
import { hydrated } from '../../support/hydrated.ts'
import { prefixOf } from '../../support/shopper.ts'
import { expect, type Page, test } from '../../support/test.ts'

/** Answers one question and goes on. */
async function answer(page: Page, name: string, ...values: string[]): Promise<void> {
  for (const value of values)
    await page.locator(`main input[name=${name}][value="${value}"]:not([type=hidden])`).check()
  await page.locator('main form button[type=submit]').first().click()
}

forEachShopper(({ locale, javaScriptEnabled, say }) => {
  const start = `${prefixOf(locale)}/podbor`

  test('questions lead to devices with reasons or to a person, in words and on a narrow phone', {
    tag: javaScriptEnabled ? '@full' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await test.step('an answer is asked for in words', async () => {
      await page.goto(start)
      await expect(page.locator('h1')).toHaveText(say('Для кого подбираете?', 'Кімге таңдап жүрсіз?'))
      expect(await sideways(page)).toBe(0)
      await answer(page, 'who')
      await expect(page.locator('#finder-error')).toContainText(say('Выберите ответ', 'Жауапты таңдаңыз'))
    })

    await test.step('six questions lead to devices with reasons, and every answer can be changed', async () => {
      await answer(page, 'who', 'relative')
      await expect(page.locator('h1')).toContainText(say('у близкого', 'Жақын адамыңыздан'))
      await answer(page, 'signs', 'none')
      await expect(page.locator('main input[name=hard]').first()).toBeVisible()
      expect(await sideways(page)).toBe(0)
      await answer(page, 'hard', 'phone', 'tv')
      await answer(page, 'loss', 'II')
      await answer(page, 'battery', 'rechargeable')
      await answer(page, 'budget', '700000')
      await expect(page).toHaveURL(/budget=700000/)
      const picks = page.locator('.pick')
      expect(await picks.count()).toBeGreaterThanOrEqual(3)
      expect(await picks.count()).toBeLessThanOrEqual(5)
      await expect(picks.first()).toContainText(say('По телефону:', 'Телефонмен сөйлескенде:'))
      await expect(page.locator('h1')).toContainText(say('для близкого', 'Жақын адамыңызға'))
      await expect(page.locator('main a[href*="/compare?d="]').first()).toBeVisible()
      await expect(page.locator('main a[href*="/apparaty?audience=adult"]')).toBeVisible()
      expect(await sideways(page)).toBe(0)

      await page.locator('.fnd__answers a').nth(3).click()
      await expect(page.locator('main input[name=loss][value=II]')).toBeChecked()
      await answer(page, 'loss', 'IV')
      await expect(page).toHaveURL(/loss=IV/)
      await expect(page.locator('.pick').first()).toBeVisible()
    })

    await test.step('Back goes back a question, and its answer is still there', async () => {
      await page.goto(`${start}?who=self`)
      await answer(page, 'signs', 'none')
      await expect(page.locator('main input[name=hard]').first()).toBeVisible()
      await page.goBack()
      await expect(page.locator('main input[name=signs][type=checkbox]').first()).toBeVisible()
      await answer(page, 'signs', 'none')
      await page.locator('main form a.btn--quiet').click()
      await expect(page.locator('main input[type=checkbox][name=signs][value=none]:visible')).toBeChecked()
    })

    await test.step('a sudden loss, a child and other signs lead to a person before anything is sold', async () => {
      await page.goto(`${start}?who=self`)
      await answer(page, 'signs', 'sudden', 'pain')
      await expect(page.locator('h1')).toHaveText(say('Сегодня нужно к ЛОР-врачу', 'Бүгін ЛОР-дәрігерге бару керек'))
      await expect(page.locator('.pick')).toHaveCount(0)

      await page.goto(`${start}?who=child`)
      await expect(page.locator('h1')).toContainText(say('сурдолог', 'сурдолог'))
      await expect(page.locator('main a[href$="/zapisnapriem"]').first()).toBeVisible()

      await page.goto(`${start}?who=self&signs=pain&hard=phone&loss=II&battery=unknown&budget=unknown`)
      await expect(page.locator('h1')).toHaveText(say('Сначала к врачу', 'Алдымен дәрігерге'))
      await page.getByRole('link', { name: say('Врач уже смотрел', 'Дәрігер қараған') }).click()
      await expect(page.locator('.pick').first()).toBeVisible()
    })

    await test.step('a budget is never exceeded in silence', async () => {
      await page.goto(`${start}?who=self&signs=none&hard=phone&loss=IV&battery=rechargeable&budget=200000`)
      const [picks, notice] = [page.locator('.pick'), page.locator('.notice--warn')]
      await expect(picks.first()).toBeVisible()
      const prices = await picks.locator('.price__now').allTextContents()
      const above = prices.some((price) => Number(price.replace(/\D/g, '')) > 200_000)
      expect((await notice.count()) > 0).toBe(above)
    })
  })
})

test('a question is answered by the keyboard alone or by one tap; on a phone a picture covers no words', async ({
  page,
}) => {
  await test.step('a question is answered by the keyboard alone', async () => {
    await page.goto('/podbor')
    await page.locator('main input[name=who]').first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('main input[name=who][value=relative]')).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/who=relative/)
  })

  await test.step('a tap on the words of an answer goes on, and arrows never do', async () => {
    await page.clock.install()
    await page.goto('/podbor?who=self&signs=none&hard=tv')
    const radio = (value: string) => page.locator(`main input[name=loss][value=${value}]`)
    await hydrated(page.locator('.fnd__tap'))
    await radio('I').focus()
    for (const value of ['II', 'III']) {
      await page.keyboard.press('ArrowDown')
      await expect(radio(value)).toBeChecked()
    }
    await page.clock.runFor(2 * tapDelayMs)
    await expect(page).not.toHaveURL(/loss=/)
    await page
      .locator('main .choice', { has: page.locator('[value=II]') })
      .locator('.strong')
      .click()
    await expect(page).toHaveURL(/loss=II$/)
    await expect(page.locator('main input[name=battery]').first()).toBeVisible()
    await page.goBack()
    await expect(radio('II')).toBeVisible()
  })

  await test.step('on a phone a picture of the shortlist covers no words', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/podbor?who=self&signs=none&hard=tv&loss=II&battery=unknown&budget=any')
    const beyond = await page.locator('.pick > .plate').evaluateAll((plates) =>
      plates.map((plate) => {
        const picture = plate.querySelector('.picture')
        return (picture?.getBoundingClientRect().bottom ?? 0) - plate.getBoundingClientRect().bottom
      }),
    )
    expect(beyond.length).toBeGreaterThanOrEqual(3)
    expect(Math.max(...beyond)).toBeLessThanOrEqual(0)
  })
})
