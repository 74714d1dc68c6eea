import { cartContents, parseCart } from '@estu/domain/orders/cart'
import { cartCookieOf, type Goods, productOf } from '../../e2e/support/cart-cookie.ts'
import { freshAddress } from '../../e2e/support/fresh-address.ts'
import { hiddenFields, post, stored } from '../../e2e/support/posted-form.ts'
import { readTestEnv } from '../../e2e/support/test-env.ts'
import { asTyped, visit } from '../../e2e/support/visitor.ts'
import { expect, test } from '../support/test.ts'

const { webUrl } = readTestEnv()

test('the same order sent once more gets the first answer, whatever lies in the cart since', async () => {
  const email = freshAddress()
  const cartOf = async (section: Goods) => (await cartCookieOf(1, [section])).value
  const cart = await cartOf('consumables')
  const [branch] = (await stored('branches', { sort: 'createdAt' })) as { id: string }[]
  const { priceKzt } = await productOf('consumables')
  const sent = {
    ...(await hiddenFields('/cart/checkout', `cart=${cart}`)),
    ...{ name: 'Асель Пробная', contactBy: 'whatsapp', phone: '+77012345678', email, consent: 'yes' },
    ...{ receiving: 'pickup', paying: 'at_pickup', branch: branch?.id ?? '', comment: '' },
    ...{ intent: 'place', seenTotal: String(priceKzt), seenCart: cartContents(parseCart(cart)) },
  }
  const place = (value: string) => post('/cart/checkout', sent, { origin: webUrl, cookie: `cart=${value}` })
  const first = await place(cart)
  expect(first.status, first.html).toBe(303)
  expect(first.location).toMatch(/\/thanks\?for=order/)
  const since = await cartOf('accessories')
  const again = await place(since)
  expect([again.status, again.location]).toEqual([303, first.location])
  // What was put into the cart since is still there.
  const carts = again.cookies.filter((one) => one.startsWith('cart='))
  expect(carts.filter((one) => !one.startsWith(`cart=${since};`))).toEqual([])
  expect(await stored('orders', { 'where[email][equals]': email })).toHaveLength(1)
})

test('a browser that keeps no cookies is told so, not that its cart is empty', async () => {
  const { id } = await productOf('consumables')
  const taken = await post('/cart', { intent: 'add', section: 'consumables', product: id })
  expect(taken.status).toBe(303)
  const shown = async (address: string) => asTyped(await (await fetch(new URL(address, webUrl))).text())
  expect(await shown(taken.location)).toContain('Браузер не сохранил корзину')
  expect((await visit('/cart')).html).not.toContain('Браузер не сохранил корзину')
})
