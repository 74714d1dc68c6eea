import { forEachShopper } from '../support/each-shopper.ts'
import { freshAddress } from '../support/fresh-address.ts'
import { letterTo } from '../support/mailbox.ts'
import { shopperAt } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

forEachShopper(({ locale, javaScriptEnabled, say }) => {
  test('feedback is left, and answered for', {
    tag: javaScriptEnabled ? '@full' : [],
  }, async ({ page }) => {
    const shopper = shopperAt(page, locale)
    const email = freshAddress()
    await shopper.open('/feedback')
    await page.locator('#message').fill('Есть ли у вас <script>alert(1)</script> батарейки 312?')
    await page.locator('[name=contactBy][value=email]').check()
    await shopper.fillContact({ name: 'Гульнара', phone: '', email })
    await shopper.send()
    await expect(page).toHaveURL(/\/thanks\?for=feedback/)
    await letterTo(email, new RegExp(say('^Ваше обращение', 'өтінішіңіз бізге жетті')))
  })
})
