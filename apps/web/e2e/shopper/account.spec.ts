import { forEachShopper } from '../support/each-shopper.ts'
import { freshAddress } from '../support/fresh-address.ts'
import { letterTo, linkIn } from '../support/mailbox.ts'
import { shopperAt } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

forEachShopper(({ locale, javaScriptEnabled, say }) => {
  test('an account is made, confirmed, entered, filled with favourites, taken away and deleted', {
    tag: javaScriptEnabled ? [] : '@full',
  }, async ({ page, browser }) => {
    const shopper = shopperAt(page, locale)
    const email = freshAddress()
    const password = 'три белых верблюда'
    await shopper.open('/user')
    await expect(page).toHaveURL(/\/auth\/sign-in\?next=/)
    await shopper.open('/auth/register')
    await page.locator('#name').fill('Асель')
    await page.locator('#email').fill(email)
    await page.locator('#password').fill(password)
    await page.locator('#consent').check()
    await expect(async () => {
      await page.locator('main form button[type=submit]').click()
      await page.waitForLoadState()
      if (page.url().includes('/auth/register')) await page.locator('#password').fill(password)
      expect(page.url()).toContain('/thanks')
    }).toPass({ timeout: 15_000 })
    const letter = await letterTo(email, new RegExp(say('^Подтвердите почту', '^Поштаңызды растаңыз')))
    await page.goto(linkIn(letter))
    await page.locator('main a.btn').first().click()
    await page.waitForURL(/sign-in/)
    if (javaScriptEnabled) {
      const marked = [{ product: { id: 'x', attributes: { slug: 'from-this-browser' } }, categoryPath: 'apparaty' }]
      await page.evaluate((list) => localStorage.setItem('favorites', JSON.stringify(list)), marked)
      await page.reload()
    }
    await page.locator('#email').fill(email)
    await page.locator('#password').fill('не тот пароль')
    await page.locator('main form button[type=submit]').click()
    await expect(page.locator('#form-summary')).toBeVisible()
    await expect(page.locator('#email')).toHaveValue(email)
    await page.locator('#password').fill(password)
    await page.locator('main form button[type=submit]').click()
    await page.waitForURL(/auth\/confirm/)
    const synced = javaScriptEnabled ? page.waitForResponse(/\/api\/favourites$/) : null
    await page.locator('main form button').click()
    await page.waitForURL(/user\/[0-9a-f-]{36}\?confirmed=1/)
    await synced
    const own = new URL(page.url()).pathname
    await shopper.open('/auth/sign-in')
    await expect(page).toHaveURL(new RegExp(`${own}$`))

    const stranger = await browser.newContext()
    expect((await stranger.request.get(`${own}/export`, { maxRedirects: 0 })).status()).not.toBe(200)
    await stranger.close()
    const other = await page.request.get(own.replace(/[0-9a-f]{12}$/, '000000000000'))
    expect(other.status()).toBe(404)
    const exported = await (await page.request.get(`${own}/export`)).text()
    expect(exported).toContain(email)
    expect(exported.includes('from-this-browser')).toBe(javaScriptEnabled)

    await page.locator('#delete-password').fill(password)
    await page
      .locator('button')
      .filter({ hasText: say('Удалить навсегда', 'Біржола жою') })
      .click()
    await page.waitForURL(/thanks\?for=deleted/)
    await page.goto(own)
    await expect(page).toHaveURL(/auth\/sign-in/)
  })
})
