import { saveAtDesk } from '../support/admin/clinic-rest.ts'
import { forEachShopper } from '../support/each-shopper.ts'
import { freshAddress } from '../support/fresh-address.ts'
import { letterTo, linkIn } from '../support/mailbox.ts'
import { orderedIn } from '../support/placed-order.ts'
import { stored } from '../support/posted-form.ts'
import { shopperAt } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

type Stored = { id: string; returns: { id: string; status: string }[] }

forEachShopper(({ locale, javaScriptEnabled, say }) => {
  test('goods are asked to be taken back, the desk answers, and the shopper may think better of it', {
    tag: javaScriptEnabled ? '@full' : [],
  }, async ({ page, context }) => {
    const shopper = shopperAt(page, locale)
    const email = freshAddress()
    const { own } = await orderedIn(context, { locale, email, section: 'accessories' })
    const order = async () => (await stored('orders', { 'where[email][equals]': email }))[0] as Stored
    const { id } = await order()
    await page.goto(own)
    const open = page.getByRole('link', { name: say('Вернуть или обменять', 'Қайтару не айырбастау') })
    await expect(open).toHaveCount(0)
    for (const status of ['confirmed', 'ready', 'completed']) await saveAtDesk('orders', id, { status })

    const ask = async () => {
      await page.goto(own)
      await open.click()
      await page.waitForURL(/return=1/)
      await page.locator('[name=wish][value=exchange]').check()
      await shopper.send(page.locator('button[value=return]'))
    }
    await ask()
    // All that is missing is told at once, and what was chosen stays.
    await expect(page.locator('#form-summary a')).toHaveText([new RegExp(say('Почему', 'Себебі'))])
    await expect(page.locator('[name=wish][value=exchange]')).toBeChecked()
    await page.locator('[name=reason][value=unsuitable]').check()
    await shopper.send(page.locator('button[value=return]'))
    const returns = page.locator('section[aria-labelledby=returns]')
    await expect(returns).toContainText(say('ждёт ответа филиала', 'жауабын күтуде'))
    // Nothing is left to ask for.
    await expect(open).toHaveCount(0)
    const subject = new RegExp(say('Возврат по заказу', 'тапсырысы бойынша қайтару'))
    const letter = await letterTo(email, subject)
    expect(`${letter.subject} ${letter.text}`).not.toMatch(/слух|аппарат/i)

    await page.locator('.ask summary').first().click()
    await shopper.send(page.locator('button[value=withdraw]'))
    await expect(returns).toContainText(say('Вы отозвали заявку', 'Сіз өтінімді қайтып алдыңыз'))
    await open.click()
    await page.waitForURL(/return=1/)
    await page.locator('[name=reason][value=unsuitable]').check()
    await page.locator('[name=wish][value=refund]').check()
    await shopper.send(page.locator('button[value=return]'))
    const asked = (await order()).returns
    const answered = asked.map((one) =>
      one.status === 'asked' ? { ...one, status: 'accepted', answer: 'Принесите в упаковке.' } : one,
    )
    await saveAtDesk('orders', id, { returns: answered })
    const link = linkIn(await letterTo(email, subject))
    // The page stands at that very address: going there would read nothing anew.
    await page.goto('about:blank')
    await page.goto(link)
    await expect(returns).toContainText(say('Филиал принимает возврат', 'Филиал қайтаруды қабылдайды'))
    await expect(returns).toContainText('Принесите в упаковке.')
  })
})
