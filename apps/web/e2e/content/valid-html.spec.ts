import { cartCookieOf } from '../support/cart-cookie.ts'
import { freeTime } from '../support/forms/kept-forms.ts'
import { signedInAs } from '../support/forms/signed-in.ts'
import { freshAddress } from '../support/fresh-address.ts'
import { markupFaults } from '../support/pages/markup-faults.ts'
import { type SentPage, sentPages } from '../support/pages/sent-pages.ts'
import { orderOfAccount } from '../support/placed-order.ts'
import { prefixOf, shopperAt } from '../support/shopper.ts'
import { expect, type Page, test } from '../support/test.ts'

const person = () => ({ name: 'Асель Пробная', phone: '7012345678', email: freshAddress() })

/** What only a shopper who buys is sent. */
async function buy(page: Page): Promise<SentPage[]> {
  const { keep, kept } = sentPages(page)
  const shopper = shopperAt(page, 'ru')
  await page.context().addCookies([await cartCookieOf(2)])
  const { id } = await signedInAs(page.context())
  await shopper.open('/cart')
  await keep('a full cart')
  await shopper.open('/cart/checkout')
  await keep('an order')
  await shopper.send()
  await keep('an order that is refused')
  await shopper.fillContact(person())
  await shopper.send()
  await keep('the last look at an order')
  await shopper.send(page.locator('button[value=place]'))
  await page.waitForURL(/\/thanks\?for=order/)
  await keep('thanks for an order')
  await page.locator('main a[href*="/order/"]').first().click()
  await page.waitForURL(/\/order\//)
  await keep('an order that is placed')
  await page.locator('main a[href$="?change=1"]').click()
  await page.waitForURL(/change=1/)
  await keep('an order that is changed')
  await shopper.open(`/order/${await orderOfAccount(id, true)}?return=1`)
  await keep('an order that is brought back')
  await shopper.open(`/user/${id}`)
  await keep('an account with orders')
  return kept
}

/** What only a shopper who books is sent. */
async function book(page: Page): Promise<SentPage[]> {
  const { keep, kept } = sentPages(page)
  const shopper = shopperAt(page, 'kk')
  await shopper.open('/zapisnapriem')
  for (const step of [1, 2, 3]) {
    await page.locator('.choice--link').first().click()
    await page.waitForURL((url) => url.searchParams.size === step)
    await keep(`step ${step} of booking`)
  }
  await page.locator('a[href*="wait=1"]').click()
  await page.waitForURL(/wait=1/)
  await keep('a wait that is asked for')
  // Nobody works then: nothing is free, and one waits.
  await page.locator('#days-7').check()
  await page.locator('#parts-evening').check()
  await shopper.fillContact(person())
  await shopper.send()
  await page.waitForURL(/\/wait\//)
  await keep('a wait')
  await page.goto(`${prefixOf('kk')}${await freeTime()}`)
  await keep('the contacts of a visit')
  await shopper.send()
  await keep('a visit that is refused')
  await shopper.fillContact(person())
  await shopper.send()
  await page.waitForURL(/\/thanks\?for=appointment/)
  await keep('thanks for a visit')
  await page.locator('main a[href*="/appointment/"]').first().click()
  await page.waitForURL(/\/appointment\//)
  await keep('a visit')
  const visit = page.url()
  await page.goto(`${visit}?move=1`)
  await keep('a visit that is moved')
  await page.context().clearCookies({ name: 'links' })
  await page.goto(visit)
  await keep('a link in other hands')
  return kept
}

test.describe('without JavaScript', () => {
  // Every page is then one that the server sent.
  test.use({ javaScriptEnabled: false })

  test('every page of the shopper’s way is valid HTML', async ({ page, browser }, testInfo) => {
    const other = await browser.newContext({ javaScriptEnabled: false })
    const pages = [...(await buy(page)), ...(await book(await other.newPage()))]
    await other.close()
    // Each was a page of its own.
    expect(new Set(pages.map(({ html }) => html)).size).toBe(pages.length)
    expect(await markupFaults(pages, testInfo.outputPath('pages'))).toEqual([])
  })
})
