import { cartCookieOf } from '../support/cart-cookie.ts'
import { forEachShopper, freshAddress } from '../support/each-shopper.ts'
import { orderedIn } from '../support/placed-order.ts'
import { hiddenFields, post } from '../support/posted-form.ts'
import { shopperAt } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'

const { webUrl } = readTestEnv()
const password = 'три белых верблюда'

/** An account with a session. @returns its page's path, as in Russian, and the session's cookie */
async function openAccount(): Promise<{ own: string; cookie: string }> {
  const email = freshAddress()
  const register = { ...(await hiddenFields('/auth/register')), name: 'Асель', email, password, consent: 'yes' }
  expect((await post('/auth/register', register)).status).toBe(303)
  const entered = await post('/auth/sign-in', { email, password })
  expect(entered.status).toBe(303)
  const cookie = entered.cookies.map((one) => one.split(';')[0]).join('; ')
  const session = await fetch(`${webUrl}/api/session`, { headers: { cookie } })
  const { user } = (await session.json()) as { user: { id: string } }
  return { own: `/user/${user.id}`, cookie }
}

forEachShopper(({ locale, javaScriptEnabled, say }) => {
  test('an order is put into the cart again beside what is there', {
    tag: javaScriptEnabled ? '@full' : [],
  }, async ({ page, context }) => {
    const shopper = shopperAt(page, locale)
    const { own, cookie } = await openAccount()
    const session = cookie.split('; ').map((one) => {
      const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(one) ?? []
      return { name, value, url: webUrl, httpOnly: true }
    })
    await context.addCookies(session)
    await orderedIn(context, { locale, email: freshAddress() })
    await context.addCookies([await cartCookieOf(1, ['accessories'])])
    await shopper.open(own)
    await page.getByRole('button', { name: say('Повторить заказ', 'Тапсырысты қайталау') }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.locator('.cart > li')).toHaveCount(2)
    // Twice is the same as once.
    await shopper.open(own)
    await page.getByRole('button', { name: say('Повторить заказ', 'Тапсырысты қайталау') }).click()
    await expect(page.locator('.cart > li')).toHaveCount(2)
    expect(await page.locator('.cart input[name=quantity]:not([type=hidden])').first().inputValue()).toBe('1')
  })
})

test('nobody repeats an order of another', async () => {
  const { own, cookie } = await openAccount()
  for (const order of ['00000000-0000-4000-8000-000000000000', 'x', '', "'; --"]) {
    const sent = await post(own, { intent: 'repeat', order }, { cookie, origin: webUrl })
    expect(sent.status, order).toBe(422)
    expect(sent.cookies.filter((one) => one.startsWith('cart='))).toEqual([])
  }
  const shown = await fetch(`${webUrl}${own}?repeated=00000000-0000-4000-8000-000000000000`, { headers: { cookie } })
  expect(shown.status).toBe(200)
})
