import { formatTenge } from '@estu/domain/locale/money'
import { saveAtDesk } from '../support/admin/clinic-rest.ts'
import { editorAt } from '../support/admin/editor.ts'
import { restOf } from '../support/admin/editor-rest.ts'
import { screensOf } from '../support/admin/open-screen.ts'
import { employ, signInAs } from '../support/admin/staff-account.ts'
import { cartCookieOf } from '../support/cart-cookie.ts'
import { forEachShopper } from '../support/each-shopper.ts'
import { freshAddress } from '../support/fresh-address.ts'
import { hydrated, press } from '../support/hydrated.ts'
import { letterTo, linkIn } from '../support/mailbox.ts'
import { stored } from '../support/posted-form.ts'
import { shopperAt } from '../support/shopper.ts'
import { type Browser, expect, type Page, test } from '../support/test.ts'
import { asTyped } from '../support/visitor.ts'

const link = 'https://pay.bank.example/p/1'

/** A window of somebody of the clinic, who has signed in; the admin runs scripts, whatever its shoppers do. */
async function openDesk(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: true })
  const desk = await context.newPage()
  const mark = String(Date.now())
  const account = {
    name: 'clinic',
    role: 'clinic',
    email: `desk-${mark}@estu.example`,
    password: `long-enough-${mark}`,
  }
  await editorAt(desk).signIn()
  await employ(restOf(desk), account)
  await context.clearCookies()
  await signInAs(desk, account)
  return desk
}

async function savePayLink(desk: Page, typed: string): Promise<number> {
  const field = await hydrated(desk.locator('#field-payLink'))
  // The form asks the server what follows from each change; an answer that comes after a save takes its words away.
  const asked = desk.waitForResponse((response) => 'next-action' in response.request().headers())
  await field.fill(typed)
  await asked
  const saved = desk.waitForResponse((response) => response.request().method() === 'PATCH')
  await press(desk.locator('#action-save'))
  return (await saved).status()
}

type Before = { unsafe: string; expectNone: () => Promise<void> }

async function pasteByForm(desk: Page, id: string, { unsafe, expectNone }: Before): Promise<void> {
  // Until the form has been given its state it forgets that it was typed into.
  await screensOf(desk).open(`/collections/orders/${id}`)
  expect(await savePayLink(desk, unsafe)).toBe(400)
  await expect(desk.getByText('Ссылка должна начинаться с https://').first()).toBeVisible()
  await expectNone()
  expect(await savePayLink(desk, link)).toBe(200)
  await desk.context().close()
}

forEachShopper(({ locale, javaScriptEnabled, say }) => {
  test('the link to pay by that the desk pastes is on the order and in a letter; one that is not safe is refused in words', async ({
    page,
    browser,
  }) => {
    const shopper = shopperAt(page, locale)
    const email = freshAddress()
    await page.context().addCookies([await cartCookieOf()])
    await shopper.open('/cart/checkout')
    await page.locator('[name=paying][value=pay_link]').check()
    await shopper.fillContact({ name: 'Асель Пробная', phone: '7012345678', email })
    await shopper.send()
    await expect(page.locator('.sum')).toContainText(say('По ссылке, которую пришлём', 'Біз жіберетін сілтемемен'))
    await shopper.send(page.locator('button[value=place]'))
    await expect(page).toHaveURL(/\/thanks\?for=order/)
    await page.goto(linkIn(await letterTo(email, /E-[0-9A-Z]{4}-[0-9A-Z]{4}/)))
    const paying = page.locator('section[aria-labelledby=paying]')
    const later = say('Ссылка на оплату появится здесь', 'төлем сілтемесі осында шығады')
    await expect(paying).toContainText(later)

    const [order] = (await stored('orders', { 'where[email][equals]': email })) as { id: string; totalKzt: number }[]
    const id = order?.id ?? ''
    const unsafe = link.replace('https', 'http')
    const expectNone = async () => {
      const html = asTyped(await (await page.request.get(page.url())).text())
      expect(html).toContain(later)
      expect(html).not.toContain('pay.bank.example')
    }
    // The desk is the same for every shopper: its form is filled in once.
    if (javaScriptEnabled) await pasteByForm(await openDesk(browser), id, { unsafe, expectNone })
    else {
      await expect(saveAtDesk('orders', id, { payLink: unsafe })).rejects.toThrow(/^400 /)
      await expectNone()
      await saveAtDesk('orders', id, { payLink: link })
    }
    await page.reload()
    const sum = formatTenge(order?.totalKzt ?? 0, locale)
    const button = paying.getByRole('link', { name: say(`Оплатить ${sum}`, `${sum} төлеу`) })
    await expect(button).toHaveAttribute('href', link)
    await expect(paying).toContainText('pay.bank.example')
    expect((await letterTo(email, new RegExp(say('ссылка на оплату', 'төлем сілтемесі')))).text).toContain(link)
  })
})
